import { links, readJourneyContext } from '@sirah-trails/api-client/links';
import type { ClosedQuestion } from '@sirah-trails/quiz-engine';
import { ReportMistake } from '@sirah-trails/screen-kit/mistake';
import { TextLink, useMessages } from '@sirah-trails/ui';
import { useRouteParams } from '@sirah-trails/screen-kit';
import { useSearchParams } from 'react-router';
import { quizEn } from '../messages/quiz.ts';
import styles from './after-question.module.css';

export interface AfterQuestionProps extends ClosedQuestion {
  /** Origin for the book's back target. */
  readonly origin?: string;
}

/** Links below a closed question: its page of the book, and Report a mistake. */
export function AfterQuestion({ quizId, book, origin = 'quizz' }: AfterQuestionProps) {
  const t = useMessages(quizEn);
  const context = readJourneyContext(useSearchParams()[0]);
  const { chapterId = context.chapterId } = useRouteParams();
  return (
    <div className={styles.more}>
      {book && (
        <TextLink
          alone
          to={links.bookReader({ ...context, chapterId, origin, bookId: book.id, page: book.page })}
        >
          {t('quiz.book', { page: book.page })}
        </TextLink>
      )}
      <ReportMistake about="question" id={quizId} />
    </div>
  );
}
