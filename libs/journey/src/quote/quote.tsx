import type { MotivationalQuote } from '@sirah-trails/api-client';
import { QueryView } from '@sirah-trails/screen-kit';
import { ContinueButton, Dock, Khatam, Loader, RichText, useMessages } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { quoteQuery, type QuoteMoment } from '../endpoints/quote.ts';
import { frameEn } from '../messages/frame-en.ts';
import styles from './quote.module.css';

export interface QuoteProps {
  trailId: string;
  moment: QuoteMoment;
  /** Called once: the learner pressed Continue, or there is no quote to show. */
  onContinue: () => void;
}

/**
 * The quote of a world for a moment of play. It stays until the learner continues. A quote that does not load is skipped.
 */
export function Quote({ trailId, moment, onContinue }: QuoteProps) {
  const t = useMessages(frameEn);
  const loader = <Loader label={t('journey.quote.loading')} />;
  return (
    <QueryView
      query={useQuery(quoteQuery(trailId, moment))}
      skeleton={loader}
      error={() => <Skipped onContinue={onContinue}>{loader}</Skipped>}
    >
      {(quote) => <Words quote={quote} onContinue={onContinue} />}
    </QueryView>
  );
}

function Skipped({ onContinue, children }: Pick<QuoteProps, 'onContinue'> & { children: ReactNode }) {
  const leave = useEffectEvent(onContinue);
  useEffect(() => leave(), []);
  return children;
}

interface WordsProps {
  quote: MotivationalQuote;
  onContinue: () => void;
}

function Words({ quote, onContinue }: WordsProps) {
  const t = useMessages(frameEn);
  return (
    <>
      <div className={styles.words}>
        <Khatam className={styles.star} />
        <RichText html={quote.description} />
      </div>
      <Dock>
        <ContinueButton onClick={onContinue}>{t('journey.quote.continue')}</ContinueButton>
      </Dock>
    </>
  );
}
