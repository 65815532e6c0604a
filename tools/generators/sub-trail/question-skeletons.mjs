/** Fields of each question type that hold its answer. Empty texts fail the check until somebody writes them. */
const answers = {
  matchup_words: 'pairs:\n' + "  - left: ''\n    right: ''\n".repeat(4),
  true_or_false: 'answer:\n',
  drag_and_drop: 'steps:\n' + "  - ''\n".repeat(4),
  multiple_choice:
    'choices: # name the kind of all four, like "city"\n' + "  - kind: ''\n".repeat(4) + "answer: ''\n",
  unscramble_words: "word: ''\n",
};

/** Endings of question ids. */
const endings = {
  matchup_words: 'mu',
  true_or_false: 'tf',
  drag_and_drop: 'dd',
  multiple_choice: 'mc',
  unscramble_words: 'un',
};

const types = /** @type {(keyof typeof answers)[]} */ (Object.keys(answers));

/**
 * YAML list of a chapter's questions without texts, one of each type. The order of types rotates with the chapter.
 * @param {string} chapter id
 * @param {number} order from 1
 */
export function questionSkeletons(chapter, order) {
  const first = (order - 1) % types.length;
  return [...types.slice(first), ...types.slice(0, first)]
    .map((type) => `  - ${skeleton(chapter, type).trim().replaceAll('\n', '\n    ')}\n`)
    .join('\n');
}

/** @param {string} chapter @param {keyof typeof answers} type */
function skeleton(chapter, type) {
  return [
    `id: ${chapter}-q-${endings[type]}\n`,
    `type: ${type}\n`,
    "question: ''\n",
    answers[type],
    "hint: ''\n",
    "explanation: ''\n",
    'facts: []\n',
    'tags: []\n',
    'sensitivity: 0\n',
  ].join('');
}
