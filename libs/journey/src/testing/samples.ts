import type {
  BookSummary,
  Chapter,
  MotivationalQuote,
  QuizTime,
  SubTrail,
  Trail,
  YourRank,
} from '@sirah-trails/api-client';

/** Rows in the shape of the contract, for stories and tests of the four states. */
export function quizTime(facts: Partial<QuizTime> = {}): QuizTime {
  return {
    id: 'qt-easy',
    difficulty: 1,
    difficulty_label: 'Easy',
    time: 60,
    star: 12,
    total_star: 125,
    ...facts,
  };
}

export const quizTimes = [
  quizTime(),
  quizTime({ id: 'qt-medium', difficulty: 2, difficulty_label: 'Medium', time: 45, star: 3 }),
  quizTime({ id: 'qt-hard', difficulty: 3, difficulty_label: 'Hard', time: 30, star: 0 }),
  quizTime({ id: 'qt-expert', difficulty: 4, difficulty_label: 'Expert', time: 20, star: 0 }),
  quizTime({ id: 'qt-endless', difficulty: 5, difficulty_label: 'Endless', time: 30, star: 0 }),
];

export function trail(facts: Partial<Trail> = {}): Trail {
  return {
    id: 'w1',
    name: 'Arabia before the Message',
    order: 1,
    theme: 'desert',
    locked: false,
    star: 12,
    total_star: 125,
    sub_trail_count: 5,
    chapter_count: 25,
    background: '/content/art/worlds/w1/background.svg',
    floating_island: '/content/art/worlds/w1/floating-island.svg',
    map: '/content/art/worlds/w1/map.svg',
    ...facts,
  };
}

export const trails = [
  trail(),
  trail({ id: 'w2', order: 2, name: 'Birth and Childhood', theme: 'rivers', locked: true, star: 0 }),
  trail({ id: 'w3', order: 3, name: 'Youth, Trust and Family', theme: 'forest', locked: true, star: 0 }),
];

export function subTrail(facts: Partial<SubTrail> = {}): SubTrail {
  return {
    id: 'w1-s1',
    order: 1,
    title: 'The Land',
    locked: false,
    remaining_chapters: 5,
    chapter_count: 5,
    position: { x: 31, y: 82 },
    ...facts,
  };
}

export const subTrails = [
  subTrail({ remaining_chapters: 0 }),
  subTrail({
    id: 'w1-s2',
    order: 2,
    title: "Makkah and the Ka'bah",
    remaining_chapters: 3,
    position: { x: 66, y: 66 },
  }),
  subTrail({ id: 'w1-s3', order: 3, title: 'Quraysh', locked: true, position: { x: 30, y: 51 } }),
  subTrail({ id: 'w1-s4', order: 4, title: 'Life and Beliefs', locked: true, position: { x: 67, y: 38 } }),
  subTrail({
    id: 'w1-s5',
    order: 5,
    title: 'The Year of the Elephant',
    locked: true,
    position: { x: 45, y: 24 },
  }),
];

export const bookSummary: BookSummary = {
  id: 'the-land',
  title: 'The Land',
  cover_url: '/content/art/covers/the-land.svg',
  max_page: 10,
  categories: [{ id: 'arabia', name: 'Arabia before the Message' }],
};

export function chapter(facts: Partial<Chapter> = {}): Chapter {
  return {
    id: 'w1-s1-c1',
    chapter: 1,
    title: 'The Arabian Peninsula',
    name: 'The Arabian Peninsula',
    star: 0,
    total_star: 5,
    locked: false,
    quiet: false,
    quizzes: [1, 2, 3, 4, 5].map((order) => ({ id: `w1-s1-c1-q${order}`, order, type: 'multiple_choice' })),
    books: [bookSummary],
    ...facts,
  };
}

export const chapters = [
  chapter({ star: 4 }),
  chapter({ id: 'w1-s1-c2', chapter: 2, name: 'Deserts, Oases and Wells', star: 2 }),
  chapter({ id: 'w1-s1-c3', chapter: 3, name: 'Tribes and Clans', locked: true }),
  chapter({ id: 'w1-s1-c4', chapter: 4, name: 'Caravans and Trade Roads', locked: true }),
  chapter({ id: 'w1-s1-c5', chapter: 5, name: 'The Great Empires Nearby', locked: true }),
];

export const quote: MotivationalQuote = {
  image: '/content/art/scenes/dawn-road.svg',
  title: 'The road is waiting',
  description:
    '<p>Every long journey starts with one step. Take a breath, read with care, and off we go.</p>',
};

export function yourRank(facts: Partial<YourRank> = {}): YourRank {
  return {
    rank: 4,
    name: 'DesertStar',
    total_star: 12,
    current_score: 12,
    user_id: 'u-me',
    avatar_head: {
      id: 'head-cap',
      name: 'Trail cap',
      image: '/content/art/avatar/portrait/head-cap-skin-1.svg',
    },
    ...facts,
  };
}
