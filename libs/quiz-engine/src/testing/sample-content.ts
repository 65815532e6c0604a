import type { QuestionType } from '../core/questions.ts';

/** Public content of each type in the shape of the wire, for tests and stories. */
export const sampleContent = {
  multiple_choice: {
    question: 'Which sea lies along the western side of the Arabian Peninsula?',
    image: null,
    image_alt: '',
    choices: { A: 'The Arabian Sea', B: 'The Red Sea', C: 'The Black Sea', D: 'The Caspian Sea' },
  },
  true_or_false: {
    question: 'Yemen lies in the far north of the Arabian Peninsula.',
    image: null,
    image_alt: '',
  },
  drag_and_drop: {
    question: 'Put these places in order, from the furthest north to the furthest south.',
    image: null,
    image_alt: '',
    options: ['Makkah', 'Al-Sham', 'Yemen', 'Yathrib'],
  },
  matchup_words: {
    question: 'Match each place with its kind of land.',
    image: null,
    image_alt: '',
    options: {},
    left: ['Hijaz', 'Najd', 'Yemen', 'Makkah'],
    right: ['High, open plain', 'Dry valley', 'Western mountains', 'Rainy, green hills'],
  },
  unscramble_words: {
    question: 'Unscramble the name of the western region where Makkah and Yathrib stand.',
    image: null,
    image_alt: '',
    words: ['J', 'Z', 'A', 'H', 'I'],
  },
} as const satisfies Record<QuestionType, unknown>;

/** The key of each sample, as the wire has it. */
export const sampleKeys = {
  multiple_choice: 'B',
  true_or_false: false,
  drag_and_drop: ['Al-Sham', 'Yathrib', 'Makkah', 'Yemen'],
  matchup_words: {
    Hijaz: 'Western mountains',
    Najd: 'High, open plain',
    Yemen: 'Rainy, green hills',
    Makkah: 'Dry valley',
  },
  unscramble_words: ['HIJAZ'],
} as const satisfies Record<QuestionType, unknown>;

/** The samples in Arabic: text only, to look at the direction. */
export const arabicContent = {
  multiple_choice: {
    ...sampleContent.multiple_choice,
    question: 'أي بحر يقع غرب شبه الجزيرة العربية؟',
    choices: { أ: 'بحر العرب', ب: 'البحر الأحمر', ج: 'البحر الأسود', د: 'بحر قزوين' },
  },
  true_or_false: { ...sampleContent.true_or_false, question: 'تقع اليمن في أقصى شمال شبه الجزيرة العربية.' },
  drag_and_drop: {
    ...sampleContent.drag_and_drop,
    question: 'رتب هذه الأماكن من الشمال إلى الجنوب.',
    options: ['مكة', 'الشام', 'اليمن', 'يثرب'],
  },
  matchup_words: {
    ...sampleContent.matchup_words,
    question: 'صل كل مكان بأرضه.',
    left: ['الحجاز', 'نجد', 'اليمن', 'مكة'],
    right: ['هضبة عالية', 'واد جاف', 'جبال الغرب', 'تلال خضراء'],
  },
  unscramble_words: {
    ...sampleContent.unscramble_words,
    question: 'رتب حروف اسم المنطقة الغربية.',
    words: ['ج', 'ح', 'ز', 'ا'],
  },
} as const satisfies Record<QuestionType, unknown>;
