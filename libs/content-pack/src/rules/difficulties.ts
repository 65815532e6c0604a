import { problemAt } from '../files/located.ts';
import type { PackFiles } from '../files/pack-files.ts';
import type { Problem } from '../problem.ts';

const difficulties = [1, 2, 3, 4, 5];

/** The quiz has one time for each of its five difficulties. */
export function checkDifficulties({ quizTimes }: PackFiles): Problem[] {
  if (quizTimes === undefined) return [];
  return difficulties.flatMap((difficulty) => {
    const amount = quizTimes.value.filter((time) => time.difficulty === difficulty).length;
    if (amount === 1) return [];
    return [
      problemAt(
        quizTimes,
        [],
        `difficulty ${difficulty} has ${amount} quiz times`,
        'Give each difficulty from 1 to 5 one quiz time.',
      ),
    ];
  });
}
