import {
  Callout,
  Picture,
  ReadAloud,
  References,
  useContentLanguage,
  useHonorifics,
  useMessages,
} from '@sirah-trails/ui';
import { useContext, useRef } from 'react';
import { keyLines, type QuestionInPlay } from '../../core/questions.ts';
import type { Closing } from '../../core/state.ts';
import { en } from '../../messages/en.ts';
import { popupsEn } from '../../messages/popups-en.ts';
import { AfterQuestion } from '../../runner/after-question.ts';
import type { QuizRun } from '../../runner/use-quiz-run.ts';
import styles from './popups.module.css';

/** Messages of play and of its popups. */
export const popupMessages = { ...en, ...popupsEn };

export interface PopupProps {
  readonly run: QuizRun;
  readonly open: boolean;
}

/** The picture of a popup; words say the same below it. */
export function MomentPicture({ src }: { src: string }) {
  return <Picture src={src} alt="" width={240} height={136} loading="eager" className={styles.moment} />;
}

interface AnswerExplanationProps {
  readonly inPlay: QuestionInPlay;
  readonly closing: Closing;
}

/** Right answer, explanation and sources of a closed question that was not answered right. */
export function AnswerExplanation({
  inPlay,
  closing: { explanation, sources, isHeldBack },
}: AnswerExplanationProps) {
  const t = useMessages(popupMessages);
  const write = useHonorifics();
  const content = useContentLanguage();
  const more = useContext(AfterQuestion);
  const text = useRef<HTMLDivElement>(null);
  const lines = keyLines(inPlay, { yes: t('quiz.true'), no: t('quiz.false') });
  return (
    <div ref={text} className={styles.explanation}>
      {lines.length > 0 && (
        <Callout label={t('quiz.answer')} tone="right">
          <ul className={styles.answer}>
            {lines.map((line) => (
              <li key={line} {...content} data-read-aloud="">
                {write(line)}
              </li>
            ))}
          </ul>
        </Callout>
      )}
      {isHeldBack && <p>{t('quiz.held-back')}</p>}
      {explanation !== null && (
        <p {...content} data-read-aloud="">
          {write(explanation)}
        </p>
      )}
      {(lines.length > 0 || explanation !== null) && <ReadAloud text={text} className={styles.listenRight} />}
      {sources.length > 0 && <References references={sources} />}
      {more}
    </div>
  );
}
