import type { MotivationalQuote } from '@sirah-trails/api-client';
import { QueryView } from '@sirah-trails/screen-kit';
import { Button, Khatam, Loader, RichText, useMessages, useReducedMotion } from '@sirah-trails/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { quoteQuery, type QuoteMoment } from '../endpoints/quote.ts';
import { en } from '../messages/en.ts';
import { frameEn } from '../messages/frame-en.ts';
import { quoteHoldMs } from '../rules/rules.ts';
import styles from './quote.module.css';

export interface QuoteProps {
  trailId: string;
  moment: QuoteMoment;
  /** Called once: the time is over, the learner pressed Continue, or there is no quote to show. */
  onContinue: () => void;
}

/**
 * The quote of a world for a moment of play. It continues by itself after three seconds at most, or at once by its button,
 * and waits while the learner reads or where motion is reduced. A quote that does not load is skipped.
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
  const t = useMessages(en);
  const still = useReducedMotion();
  const [reading, setReading] = useState(false);
  const waits = still || reading;
  useGoOn(waits, onContinue);
  return (
    <>
      <div className={styles.words}>
        <Khatam className={styles.star} />
        <RichText html={quote.description} />
      </div>
      <div className={styles.actions}>
        <Button className={styles.continue} onClick={onContinue}>
          {!waits && <span className={styles.progress} style={{ animationDuration: `${quoteHoldMs}ms` }} />}
          <span className={styles.label}>{t('journey.quote.continue')}</span>
        </Button>
        {!waits && (
          <Button variant="quiet" onClick={() => setReading(true)}>
            {t('journey.quote.still-reading')}
          </Button>
        )}
      </div>
    </>
  );
}

function useGoOn(waits: boolean, onContinue: () => void) {
  const goOn = useEffectEvent(onContinue);
  useEffect(() => {
    if (waits) return undefined;
    const timer = setTimeout(goOn, quoteHoldMs);
    return () => clearTimeout(timer);
  }, [waits]);
}
