// Rules for comments, test titles and documents, with rewrites. Names of concepts: docs/glossary.md.

/** @typedef {import('./prose.mjs').Prose} Prose */

/** Rules for the first word of a comment or a title; titles begin in lower case.
 * @type {readonly (readonly [words: RegExp, instead: string])[]} */
const beginnings = [
  [
    /^(What|Whose|Whom|Who)\b(?!['’])/i,
    'begin with the noun: "What waits" is "The queue", "Who asks" is "The caller"',
  ],
  [/^(It|Its|Those|Of)\b(?!['’])/i, 'begin with the noun or the verb'],
  [
    /^(One|The same)(?=$|[.,;:)]|\s(of|that|which|who|as|for|with|without|in|at|by|but|is|has|when)\b)/i,
    'repeat the noun, or "Like x(), but ..."',
  ],
];

/** @type {readonly (readonly [words: RegExp, instead: string])[]} */
const clauses = [
  [
    /\bwhat(?=\s+\w)(?!\s+(if|about|happen(s|ed)|changed|to)\b)(\s+\w+)/i,
    'use the noun: "what waits" is "the queue", "what is kept" is "the stored response"',
  ],
  [/(?<!\bso )\b(that|those)\sof\b/i, 'repeat the noun, or use a compound: "the board benchmark"'],
  [
    /\b(the|this|that|each|every|another|other|first|last|next|only)\sone(?=$|[.,;:)]|\s(that|which|who|of|is|has|was|does)\b)/i,
    'repeat the noun',
  ],
  [/\b(ones\b|one\s(that|which|who)\b)/i, 'repeat the noun: "a row that ..."'],
  [/\b(whoever\b|(of|for|to|by|with|from|at|on)\swho\b)/i, 'name the person: "for a learner who ..."'],
  [/\b(am|is|are|was|were|be|been)\stold\b/i, 'use the active voice: "sees", "receives"'],
  [/\bthe\sown\b/i, 'write "its own", "their own", or name the owner'],
];

/**
 * Findings in a piece of prose.
 * @param {Prose} prose
 * @returns {{ line: number, found: string }[]} with the rewrite
 */
export function proseFindings({ line, text, kind }) {
  if (text.trimEnd().endsWith('?')) return [];
  const start = text.length - text.trimStart().length;
  const sentence = text.slice(start);
  const first = beginnings.filter(
    ([words]) => kind !== 'text' && words.test(sentence) && (kind === 'title' || /^[A-Z]/.test(sentence)),
  );
  return [
    ...first.map(([words, instead]) => finding(words.exec(sentence)?.[0], start, instead)),
    ...clauses.flatMap(([words, instead]) =>
      [...text.matchAll(new RegExp(words, 'gi'))]
        // A first word has its own finding.
        .filter(({ index }) => first.length === 0 || index > start)
        .filter(({ index }) => !isQuestion(text, index))
        .map((match) => finding(match[0], match.index, instead)),
    ),
  ];

  /** @param {string | undefined} words @param {number} at @param {string} instead */
  function finding(words = '', at, instead) {
    const before = text.slice(0, at).split('\n').length - 1;
    return { line: line + before, found: `"${words.replaceAll(/\s+/g, ' ').trim()}": ${instead}` };
  }
}

/** @param {string} text @param {number} at */
function isQuestion(text, at) {
  return /^[^.!]*\?/.test(text.slice(at));
}
