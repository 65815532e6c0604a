import {
  asRecord,
  asTexts,
  readText,
  type LockedParts,
  type QuestionCore,
  type QuestionText,
} from '../contract/core.ts';

export interface MatchupQuestion extends QuestionText {
  readonly type: 'matchup_words';
  /** The question side, in the order to show. */
  readonly left: readonly string[];
  /** The answer side, in the order to show. */
  readonly right: readonly string[];
}

/** The pairs in the making. Confirmed pairs are not input any more: they are locked. */
export interface MatchupInput {
  readonly left: string | null;
  readonly right: string | null;
  /** Pairs that wait for Check; of a whole answer, all pairs. */
  readonly pairs: LockedParts;
}

const nothingPicked: MatchupInput = { left: null, right: null, pairs: {} };

export interface MatchupWords {
  readonly question: MatchupQuestion;
  readonly input: MatchupInput;
  readonly answer: Record<string, string>;
}

export const matchupWords: QuestionCore<MatchupWords> = {
  parse(content) {
    const text = readText(content);
    const sides = readSides(asRecord(content));
    return text && sides.left.length > 0 ? { type: 'matchup_words', ...text, ...sides } : undefined;
  },
  empty: () => nothingPicked,
  // "No unresolved pair" disables Check (B5, D117).
  isAnswerable: (input) => Object.keys(chosenPairs(input)).length > 0,
  // Each submission carries only the pairs just made; the server adds them to the others (D116, D245).
  toAnswer: chosenPairs,
  emptyAnswer: () => ({}),
  fromAnswer: (answer, question) => ({ ...nothingPicked, pairs: knownPairs(answer, question) }),
  // One word may be picked already.
  toDraft: (input) => input,
  fromDraft(draft, question) {
    const { left, right, pairs } = asRecord(draft) ?? {};
    const oneOf = (words: readonly string[], word: unknown) => words.find((each) => each === word) ?? null;
    return {
      left: oneOf(question.left, left),
      right: oneOf(question.right, right),
      pairs: knownPairs(pairs, question),
    };
  },
  toLines: ({ pairs }, { left }) =>
    left.flatMap((word) => (Object.hasOwn(pairs, word) ? [`${word} – ${pairs[word] ?? ''}`] : [])),
  lockedParts: knownPairs,
};

/** Picks a word of one side; picking it again puts it back. */
export function pick(input: MatchupInput, side: 'left' | 'right', word: string): MatchupInput {
  return { ...input, [side]: input[side] === word ? null : word };
}

/** Like `pick()`, but for Check: a complete pair waits, and a word of a waiting pair takes it back (D245). */
export function pickForCheck(input: MatchupInput, side: 'left' | 'right', word: string): MatchupInput {
  const others = Object.entries(input.pairs).filter(
    ([left, right]) => (side === 'left' ? left : right) !== word,
  );
  const pairs = Object.fromEntries(others);
  if (others.length < Object.keys(input.pairs).length) return { ...input, pairs };
  const picked = pick(input, side, word);
  return picked.left !== null && picked.right !== null
    ? { ...nothingPicked, pairs: chosenPairs(picked) }
    : picked;
}

/** The pairs to send. */
function chosenPairs({ left, right, pairs }: MatchupInput): Record<string, string> {
  return { ...pairs, ...(left !== null && right !== null && { [left]: right }) };
}

function knownPairs(answer: unknown, { left, right }: MatchupQuestion): LockedParts {
  const pairs = asRecord(answer) ?? {};
  const known = left.flatMap((word) => {
    const match = Object.hasOwn(pairs, word) ? pairs[word] : undefined;
    return typeof match === 'string' && right.includes(match) ? [[word, match] as const] : [];
  });
  return Object.fromEntries(known);
}

function readSides(content: Readonly<Record<string, unknown>> | undefined) {
  const left = asTexts(content?.['left']);
  const right = asTexts(content?.['right']);
  if (left.length > 0 && left.length === right.length) return { left, right };
  return readMixedSides(asRecord(content?.['options']) ?? {});
}

/** One map for both sides: numeric keys are the question side, named keys the answer side (D121). */
function readMixedSides(options: Readonly<Record<string, unknown>>) {
  const entries = Object.entries(options);
  const isNumeric = ([key]: [string, unknown]) => /^\d+$/.test(key);
  const left = asTexts(entries.filter(isNumeric).map(([, value]) => value));
  const right = asTexts(entries.filter((entry) => !isNumeric(entry)).map(([, value]) => value));
  return left.length === right.length ? { left, right } : { left: [], right: [] };
}
