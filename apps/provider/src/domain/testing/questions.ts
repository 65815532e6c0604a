import type {
  DragAndDrop,
  MatchupWords,
  MultipleChoice,
  Question,
  TrueOrFalse,
  UnscrambleWords,
} from '@sirah-trails/content-pack/model';

const base = {
  order: 1,
  question: 'Which is it?',
  image: null,
  imageAlt: '',
  hint: 'A hint.',
  explanation: 'An explanation.',
  references: [{ work: 'A work', section: 'A section', grade: 'M', claim: 'says' }],
  tags: ['term:well'],
  sensitivity: 0,
} as const;

/** The second of four choices is right. */
export const multipleChoice: MultipleChoice = {
  ...base,
  id: 'q-mc',
  type: 'multiple_choice',
  choices: ['Arabian Sea', 'Red Sea', 'Black Sea', 'Caspian Sea'],
  answer: 'Red Sea',
};

export const trueOrFalse: TrueOrFalse = { ...base, id: 'q-tf', type: 'true_or_false', answer: false };

/** Places from north to south. */
export const dragAndDrop: DragAndDrop = {
  ...base,
  id: 'q-dd',
  type: 'drag_and_drop',
  steps: ['Al-Sham', 'Yathrib', 'Makkah', 'Yemen'],
};

/** Includes a side that looks like a number. */
export const matchupWords: MatchupWords = {
  ...base,
  id: 'q-mu',
  type: 'matchup_words',
  pairs: [
    { left: 'Hijaz', right: 'Western mountains' },
    { left: 'Najd', right: 'High plain' },
    { left: 'Yemen', right: 'Green hills' },
    { left: '622', right: 'The Hijra' },
  ],
};

/** A word with a capital letter. */
export const unscrambleWords: UnscrambleWords = {
  ...base,
  id: 'q-un',
  type: 'unscramble_words',
  word: 'Hijaz',
};

export const questionOfEachType: readonly Question[] = [
  multipleChoice,
  trueOrFalse,
  dragAndDrop,
  matchupWords,
  unscrambleWords,
];
