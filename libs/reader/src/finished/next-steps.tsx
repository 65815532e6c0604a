import { links } from '@sirah-trails/api-client/links';
import { ButtonLink, useMessages } from '@sirah-trails/ui';
import { useBookBack } from '../book/use-book-back.ts';
import { useBookContext } from '../book-context/book-context.ts';
import { finishedEn } from '../messages/finished-en.ts';

/** On to the quiz of the chapter that the book was opened from, else to the journey; or to another book. */
export function NextSteps() {
  const t = useMessages(finishedEn);
  const { origin, chapterId, ...context } = useBookContext();
  const another = useBookBack();
  const isForQuiz = origin === 'quizz' && chapterId !== undefined;
  return (
    <>
      <ButtonLink
        data-next-step
        to={isForQuiz ? links.motivational({ ...context, chapterId }) : links.journeyStart()}
      >
        {t(isForQuiz ? 'reader.finished.quiz' : 'reader.finished.journey')}
      </ButtonLink>
      <ButtonLink variant="secondary" to={another.to}>
        {t('reader.finished.another')}
      </ButtonLink>
    </>
  );
}
