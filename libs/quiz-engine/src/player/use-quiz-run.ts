import { announce, preloadDialogs, useMessages } from '@sirah-trails/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { RunEvent } from '../core/run-event.ts';
import type { RunState } from '../core/run-state.ts';
import { en } from '../messages/en.ts';
import { announcementText } from './announcement-text.ts';
import type { QuizPorts } from './quiz-ports.ts';
import { createQuizRunner } from './quiz-runner.ts';

export interface QuizRun {
  readonly state: RunState;
  readonly dispatch: (event: RunEvent) => void;
  /** The clock of the run, for what shows time. */
  readonly now: () => number;
}

/**
 * Plays a chapter through ports and shows its state.
 *
 * @param ports taken at the first render; give the component a key to play another chapter.
 */
export function useQuizRun(ports: QuizPorts): QuizRun {
  const t = useMessages(en);
  const [runner] = useState(() =>
    createQuizRunner(ports, (announcement) => announce(announcementText(t, announcement))),
  );
  // 'Time is Up' for a lost network could not fetch its own code then.
  useEffect(preloadDialogs, []);
  useEffect(() => runner.start(), [runner]);
  const state = useSyncExternalStore(runner.subscribe, runner.getState);
  return { state, dispatch: runner.dispatch, now: ports.now };
}
