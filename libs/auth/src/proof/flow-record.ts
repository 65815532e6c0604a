import { tabStorage } from '@sirah-trails/screen-kit';

/** Flows that a visitor begins in a tab, by the names that the specification gives them where it does. */
const flowNames = ['oauth_verification', 'reset_password'] as const;

export interface FlowRecord<Facts> {
  /** Null where the flow has not begun in this tab, or has ended. */
  readonly read: () => Facts | null;
  readonly write: (facts: Facts) => void;
  readonly remove: () => void;
}

/**
 * Data of a flow in the storage of the tab, so that it survives a reload.
 *
 * @param parse returns null for facts of another shape
 */
export function flowRecord<Facts>(
  name: (typeof flowNames)[number],
  parse: (value: unknown) => Facts | null,
): FlowRecord<Facts> {
  return {
    read: () => quietly(() => parse(JSON.parse(tabStorage()?.getItem(name) ?? 'null'))) ?? null,
    write: (facts) => quietly(() => tabStorage()?.setItem(name, JSON.stringify(facts))),
    remove: () => quietly(() => tabStorage()?.removeItem(name)),
  };
}

/** Drops the flows of this tab: they do not concern the next learner. */
export function forgetFlows(): void {
  for (const name of flowNames) quietly(() => tabStorage()?.removeItem(name));
}

// A full or forbidden storage forgets: the flow then lasts until a reload.
function quietly<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
