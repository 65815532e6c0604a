import { playContent, type QuizTimeRow } from '../content/pack-cache.ts';
import type { Executor } from '../database/executor.ts';
import type { Wire } from '../kernel/wire.ts';
import { fillPage, type WebPage } from './web-page.ts';

type Difficulty = Pick<Wire['QuizTime'], 'id' | 'difficulty' | 'difficulty_label' | 'time'>;

/**
 * The page with the current pack's difficulties, without stars, which are personal. An import may change them at
 * runtime, so each page view refreshes them for the next view without waiting for the database.
 */
export async function pageWithDifficulties(executor: Executor, page: WebPage): Promise<() => WebPage> {
  let known: readonly QuizTimeRow[] = [];
  let filled = page;
  const refresh = async () => {
    const { quizTimes } = await playContent(executor);
    if (quizTimes === known) return;
    known = quizTimes;
    filled = fillPage(page.html, { difficulties: { data: quizTimes.map(describe) } });
  };
  // Without the database, the page keeps its difficulties.
  const look = () => refresh().catch(() => undefined);
  await look();
  return () => {
    void look();
    return filled;
  };
}

function describe({ id, difficulty, label, seconds }: QuizTimeRow): Difficulty {
  return { id, difficulty, difficulty_label: label, time: seconds };
}
