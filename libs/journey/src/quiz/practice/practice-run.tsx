import { QuestionSkeleton, QuizPlayer, useQuizRun, type QuizPorts } from '@sirah-trails/quiz-engine';
import { practiceMode } from '@sirah-trails/quiz-engine/core';
import { ownStorage } from '@sirah-trails/screen-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useBackToWorld } from '../../worlds/use-back-to-world.ts';
import { AfterQuestion } from '../lazy-after-question.tsx';
import { devicePorts } from '../device-ports.ts';
import { QuizRefused } from '../quiz-refused.tsx';
import { runMemoryStore } from '../run-memory-store.ts';
import { practiceCalls, type PracticeSource } from './practice-calls.ts';

interface PracticeRunProps {
  readonly source: PracticeSource;
  /** Of the run, among those of the learner. */
  readonly name: string;
  /** Where it leads at its end. */
  readonly to: string;
}

/** Questions one by one that count nowhere. */
export function PracticeRun({ source, name, to }: PracticeRunProps) {
  const run = useQuizRun(practiceMode, usePracticePorts({ source, name, to }));
  const back = useBackToWorld();
  const { phase } = run.state;
  if (phase.name === 'loading') return <QuestionSkeleton />;
  if (phase.name === 'load-failed') {
    return (
      <QuizRefused failure={phase.failure} back={back} onRetry={() => run.dispatch({ type: 'retry' })} />
    );
  }
  return <QuizPlayer run={run} afterQuestion={AfterQuestion} />;
}

/** The ports, made once. */
function usePracticePorts({ source, name, to }: PracticeRunProps): QuizPorts {
  const navigate = useNavigate();
  const [ports] = useState(() => ({
    ...practiceCalls(source),
    ...devicePorts(ownStorage(), name),
    memory: runMemoryStore(ownStorage(), name),
    finish: () => void navigate(to, { replace: true }),
  }));
  return ports;
}
