import { tabStorage } from '@sirah-trails/screen-kit';

/** Flow names, as specified where possible. */
const flowNames = ['oauth_verification', 'reset_password'] as const;

export interface FlowRecord<Facts> {
  /** Null if the flow is not active in this tab. */
  readonly read: () => Facts | null;
  readonly write: (facts: Facts) => void;
  readonly remove: () => void;
}

/**
 * Flow data in tab storage, which survives a reload.
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

/** Drops this tab's flows when the learner changes. */
export function forgetFlows(): void {
  for (const name of flowNames) quietly(() => tabStorage()?.removeItem(name));
}

// Without storage, a flow lasts until a reload.
function quietly<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
