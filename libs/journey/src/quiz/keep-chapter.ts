import type { LearnerStorage } from '@sirah-trails/api-client/session';
import type { QuizPorts } from '@sirah-trails/quiz-engine';
import type { ChapterInPlay } from './chapter-in-play.ts';
import { keptChapterName as name } from './kept-chapter.ts';

type Ends = Pick<QuizPorts, 'open' | 'deleteAnswers' | 'finish'>;

/**
 * Keeps the chapter from its first open question to the end of the try, over every way out of the screen. With the try goes the end of
 * its last question's time: the next try asks that question anew.
 */
export function keepChapter(ports: Ends, storage: LearnerStorage, chapter: ChapterInPlay): Ends {
  const { subTrailId, trailId } = chapter.context;
  const ids = [chapter.chapterId, chapter.quizTime.id, subTrailId, trailId].join(' ');
  const forget = () => {
    storage.remove('quiz_end_time');
    if (storage.get(name) === ids) storage.remove(name);
  };
  return {
    open: async (quizId) => {
      const opened = await ports.open(quizId);
      if (subTrailId && trailId) storage.set(name, ids);
      return opened;
    },
    deleteAnswers: async (key) => {
      await ports.deleteAnswers(key);
      forget();
    },
    finish: (way, result) => {
      forget();
      ports.finish(way, result);
    },
  };
}
