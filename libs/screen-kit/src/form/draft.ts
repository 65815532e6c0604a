import { learnerIdOf, learnerStorage, memoryStorage, session } from '@sirah-trails/api-client/session';
import { draftPrefix, tabStorage } from '../device/storage.ts';

/** Field names excluded from drafts: passwords and codes. */
const secret = /password|otp|code|token/i;

type Plain = string | boolean;

/** The input with the defaults at the time. */
interface Draft {
  readonly over: Readonly<Record<string, unknown>>;
  readonly typed: Readonly<Record<string, Plain>>;
}

/** Initial form values: the defaults merged with this learner's draft in this tab. Ignores drafts with other defaults. */
export function withDraft<Entered extends object>(form: string, defaults: Entered): Entered {
  const draft = parse(drafts().get(draftPrefix + form));
  if (draft === null || !isSame(draft.over, plainOf(defaults))) return defaults;
  const kept = Object.entries(plainOf(draft.typed)).filter(
    ([name, value]) => typeof value === typeof defaults[name as keyof Entered],
  );
  return { ...defaults, ...Object.fromEntries(kept) };
}

/** Stores the form input, without secrets and files, until it is sent or the session changes. */
export function saveDraft(form: string, defaults: object, entered: object): void {
  const draft: Draft = { over: plainOf(defaults), typed: plainOf(entered) };
  drafts().set(draftPrefix + form, JSON.stringify(draft));
}

export function dropDraft(form: string): void {
  drafts().remove(draftPrefix + form);
}

function drafts() {
  return learnerStorage(learnerIdOf(session.getState().user), tabStorage() ?? memoryStorage());
}

function plainOf(values: object): Record<string, Plain> {
  const plain = Object.entries(values).filter(
    ([name, value]) => !secret.test(name) && (typeof value === 'string' || typeof value === 'boolean'),
  );
  return Object.fromEntries(plain) as Record<string, Plain>;
}

function isSame(one: object, other: object) {
  return JSON.stringify(one) === JSON.stringify(other);
}

function parse(text: string | null): Draft | null {
  try {
    const value: unknown = text === null ? null : JSON.parse(text);
    return isDraft(value) ? value : null;
  } catch {
    return null;
  }
}

function isDraft(value: unknown): value is Draft {
  const { over, typed } = (value ?? {}) as Partial<Draft>;
  return [over, typed].every((part) => typeof part === 'object' && part !== null);
}
