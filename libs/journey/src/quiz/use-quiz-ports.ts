import { session } from '@sirah-trails/api-client/session';
import type { FinishWay, QuizPorts } from '@sirah-trails/quiz-engine';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { createQuizPorts } from './create-quiz-ports.ts';
import { findNextStage } from './next-stage.ts';
import type { QuizStage } from './quiz-stage.ts';
import { wayOn } from './way-on.ts';

/** A session without a user record still plays; its storage goes at sign-out like any other. */
const unnamed = 'me';

/**
 * The ports of one chapter, made once.
 *
 * @param onFailed called when a failed run is put away: its kind words come before the trail.
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
    const userId = session.getState().user?.id ?? unnamed;
    return createQuizPorts({ client, userId, stage, finish });
  });
  return ports;
}
