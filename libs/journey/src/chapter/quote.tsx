import type { MotivationalQuote } from '@sirah-trails/api-client';
import { firstData, QueryView, type ScreenFrame } from '@sirah-trails/screen-kit';
import { ContinueButton, Dock, Khatam, Loader, RichText, useMessages } from '@sirah-trails/ui';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import styles from './quote.module.css';
import { markQuoteSeen, useQuoteTurn } from './quote-flow.ts';
import { sharedEn } from '../messages/shared.ts';
import { type QuoteMoment, quotesQuery } from '../milestones/endpoints.ts';

interface QuoteProps {
  trailId: string;
  moment: QuoteMoment;
  /** Called once: the learner pressed Continue, or there is no quote to show. */
  onContinue?: () => void;
}

/**
 * The quote of a world for a moment of play. It stays until the learner continues. A quote that does not load is skipped.
 */
export function Quote({ trailId, moment, onContinue }: QuoteProps) {
  const t = useMessages(sharedEn);
  const turn = useQuoteTurn();
  const leave = () => {
    markQuoteSeen();
    onContinue?.();
  };
  const loader = <Loader label={t('journey.quote.loading')} />;
  return (
    <QueryView
      query={useQuery(quotesQuery(trailId, moment))}
      skeleton={loader}
      error={() => <Skipped onContinue={leave}>{loader}</Skipped>}
    >
      {(quotes) => <QuoteText quote={inTurn(quotes, turn)} onContinue={leave} />}
    </QueryView>
  );
}

function Skipped({ onContinue, children }: Omit<QuoteTextProps, 'quote'> & { children: ReactNode }) {
  const leave = useEffectEvent(onContinue);
  useEffect(() => leave(), []);
  return children;
}

interface QuoteTextProps {
  quote: MotivationalQuote;
  onContinue: () => void;
}

function QuoteText({ quote, onContinue }: QuoteTextProps) {
  const t = useMessages(sharedEn);
  return (
    <>
      <div className={styles.texts}>
        <Khatam className={styles.star} />
        <RichText html={quote.description} />
      </div>
      <Dock>
        <ContinueButton onClick={onContinue}>{t('journey.quote.continue')}</ContinueButton>
      </Dock>
    </>
  );
}

function inTurn(quotes: readonly MotivationalQuote[], turn: number): MotivationalQuote {
  return quotes[turn % quotes.length] as MotivationalQuote;
}

/** Frame of a quote: its title and picture. */
export function useQuoteFrame(trailId: string | undefined, moment: QuoteMoment): ScreenFrame {
  const t = useMessages(sharedEn);
  const turn = useQuoteTurn();
  const { data } = useQuery({
    ...quotesQuery(trailId ?? '', moment),
    enabled: trailId !== undefined,
  });
  const quote = data && inTurn(data, turn);
  return {
    title: quote?.title ?? t('journey.quote.loading'),
    contentTitle: Boolean(quote),
    scenery: quote?.image ?? undefined,
    sceneryWaiting: trailId !== undefined && data === undefined,
    sceneryTall: true,
    readAloud: true,
  };
}

/** The first data of a screen that shows a quote, and the code that its text needs. */
export function requestQuote(client: QueryClient, trailId: string, moment: QuoteMoment): Promise<unknown> {
  return Promise.all([firstData(client, quotesQuery(trailId, moment)), RichText.load()]);
}
