import { session, useSession } from '@sirah-trails/api-client/session';
import { createStore, useStore } from 'zustand';

interface QuoteFlow {
  /** Generation of the session that has seen the flow's quote; null before it. */
  readonly seenBy: number | null;
  /** Chooses among the quotes of a moment: another one in each flow, and on each day. */
  readonly turn: number;
}

const oneDay = 24 * 60 * 60 * 1000;

/** A flow reaches from the end of a run to the next question, and shows a single quote. */
const flow = createStore<QuoteFlow>(() => ({ seenBy: null, turn: Math.floor(Date.now() / oneDay) }));

/** Whether the learner has seen the quote of this flow. */
export function isQuoteSeen(): boolean {
  return flow.getState().seenBy === session.getState().generation;
}

export function markQuoteSeen(): void {
  flow.setState({ seenBy: session.getState().generation });
}

/** Begins a new flow at the end of a run. */
export function beginQuoteFlow(): void {
  flow.setState(({ turn }) => ({ seenBy: null, turn: turn + 1 }));
}

/** Whether a quote is shown before the chapter. Without a world in the URL there is no quote. */
export function useQuotePending(trailId: string | undefined): boolean {
  const generation = useSession((state) => state.generation);
  const isSeen = useStore(flow, ({ seenBy }) => seenBy === generation);
  return trailId !== undefined && !isSeen;
}

/** Number of the flow, which chooses among the quotes of a moment. */
export function useQuoteTurn(): number {
  return useStore(flow, ({ turn }) => turn);
}
