import type { FinishWay, QuizPorts } from '@sirah-trails/quiz-engine';
import { ownStorage } from '@sirah-trails/screen-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { createQuizPorts } from './create-quiz-ports.ts';
import { findNextStage } from './next-stage.ts';
import type { QuizStage } from './quiz-stage.ts';
import { wayOn } from './way-on.ts';

/**
 * The ports of one chapter, made once.
 *
 * @param onFailed called when a failed run is abandoned: its kind words come before the map.
 */
export function useQuizPorts(stage: QuizStage, onFailed: () => void): QuizPorts {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [ports] = useState(() => {
    const finish = (way: FinishWay, result: { stars: number; lives: number }) => {
      if (way === 'failed') return onFailed();
      void nextOf().then((next) => navigate(wayOn(stage, way, next, result), { replace: true }));
    };
    const nextOf = () =>
      findNextStage(client, {
        chapterId: stage.chapterId,
        quizTimeId: stage.quizTime.id,
        subTrailId: stage.carried.subTrailId,
        trailId: stage.carried.trailId,
        // The finish screen looks again: a list that cannot be read now costs only the hint in the address.
      }).catch(() => ({}));
    return createQuizPorts({ client, storage: ownStorage(), stage, finish });
  });
  return ports;
}
