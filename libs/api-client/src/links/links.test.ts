import { fc, it as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { readFinish } from './journey.ts';
import { links } from './links.ts';
import { readBookContext, readJourneyContext, type JourneyContext } from './journey-context.ts';
import { safeRedirect } from './safe-redirect.ts';

const context = {
  trailId: 'w1',
  subTrailId: 'w1-s1',
  difficulty: 'easy',
  trailName: 'The Valley',
  trail: '1',
  subtrail: '1',
};

describe('URLs', () => {
  const specified = [
    [links.home(), '/'],
    [links.signIn(), '/auth/signin'],
    [
      links.signIn({ redirectTo: '/leaderboard?mode=endless_mode' }),
      '/auth/signin?redirect_to=%2Fleaderboard%3Fmode%3Dendless_mode',
    ],
    [links.signUp(), '/auth/signup'],
    [
      links.signUp({ step: 'complete', redirectTo: '/leaderboard' }),
      '/auth/signup?step=complete&redirect_to=%2Fleaderboard',
    ],
    [links.journeyStart(), '/learning-journey/start'],
    [links.trails({ difficulty: 'easy' }), '/learning-journey/trails?difficulty=easy'],
    [
      links.trails({ difficulty: 'easy', trailId: 'w2' }),
      '/learning-journey/trails?difficulty=easy&trail_id=w2',
    ],
    [
      links.subTrails(context),
      '/learning-journey/sub-trails/w1?difficulty=easy&trail_name=The+Valley&sub_trail_id=w1-s1',
    ],
    [
      links.motivational({ chapterId: 'w1-s1-c1', ...context }),
      '/learning-journey/motivational/w1-s1-c1?difficulty=easy&trail_id=w1&sub_trail_id=w1-s1&quizz_status=in_quizz&trail_name=The+Valley&trail=1&subtrail=1',
    ],
    [
      links.quiz({ chapterId: 'w1-s1-c1', ...context }),
      '/learning-journey/quizz/w1-s1-c1?difficulty=easy&trail_id=w1&sub_trail_id=w1-s1&quizz_status=in_quizz&trail_name=The+Valley&trail=1&subtrail=1',
    ],
    [
      links.finish({
        trailId: 'w1',
        nextChapterId: 'w1-s1-c2',
        star: 4,
        studentLife: 0,
        screen: 'FINISH_CHAPTER',
      }),
      '/learning-journey/finish/w1?next_chapter_id=w1-s1-c2&trail_id=w1&student_life=0&star=4&screen=FINISH_CHAPTER',
    ],
    [links.myRank(), '/learning-journey/my-rank'],
    [links.endlessStart(), '/endless-mode/start'],
    [links.endlessQuiz(), '/endless-mode/quiz'],
    [links.endlessFinish({ status: 'ENDLESS_COMPLETED' }), '/endless-mode/finish?status=ENDLESS_COMPLETED'],
    [
      links.book({ bookId: 'b1', origin: 'quizz', chapterId: 'w1-s1-c1', difficulty: 'easy' }),
      '/discovery/b1?origin=quizz&difficulty=easy&chapter_id=w1-s1-c1',
    ],
    [links.books(), '/discovery'],
    [links.books({ category: 'prophets', page: 2 }), '/discovery?category=prophets&page=2'],
    [links.bookReader({ bookId: 'b1', page: 3 }), '/discovery/book/b1?page=3'],
    [
      links.bookFinished({ id: 'b1', origin: 'quizz', chapterId: 'w1-s1-c1' }),
      '/discovery/book/finish?origin=quizz&chapter_id=w1-s1-c1&id=b1',
    ],
    [links.leaderboard(), '/leaderboard'],
    [
      links.leaderboard({ mode: 'learning_journey', difficulty: 'qt-easy' }),
      '/leaderboard?mode=learning_journey&difficulty=qt-easy',
    ],
    [
      links.publicProfile({ userId: 'u-1', mode: 'learning_journey', difficulty: 'qt-easy' }),
      '/leaderboard/profile/u-1?mode=learning_journey&difficulty=qt-easy',
    ],
    [links.competition({ competitionId: 'c1' }), '/competition/c1'],
  ];

  it('A2, B2: are spelled as specified', () => {
    expect(specified.filter(([built, url]) => built !== url)).toEqual([]);
  });

  it('encode an id as one segment', () => {
    expect(links.book({ bookId: '../a?b#c' })).toBe('/discovery/..%2Fa%3Fb%23c');
  });
});

describe('D99: journey context', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
  const context: fc.Arbitrary<JourneyContext> = fc.record(
    {
      origin: fc.constant('quizz'),
      difficulty: text,
      trailId: text,
      subTrailId: text,
      trailName: text,
      trail: text,
      subtrail: text,
      chapterId: text,
    },
    { requiredKeys: [] },
  );

  property.prop([context])('through a book link and back, whatever the names', (given) => {
    const url = new URL(links.book({ bookId: 'b1', ...given }), 'https://app.test');
    expect(readJourneyContext(url.searchParams)).toEqual(given);
  });

  property.prop([fc.record({ context, category: text, shelfPage: text })])(
    'passes through all book screens, with the position in the book list',
    ({ context: journey, ...position }) => {
      const given = { ...journey, ...position };
      const { book, bookReader } = links;
      const urls = [book, bookReader].map((link) => link({ bookId: 'b1', ...given }));
      for (const url of [...urls, links.bookFinished({ id: 'b1', ...given })]) {
        expect(readBookContext(new URL(url, 'https://app.test').searchParams)).toEqual(given);
      }
    },
  );

  it('D48: accepts quiz as an alias for quizz', () => {
    const read = (query: string) => readJourneyContext(new URLSearchParams(query));
    expect(read('origin=quiz')).toEqual({ origin: 'quizz' });
    expect(read('quiz_status=in_quizz')).toEqual({ quizStatus: 'in_quizz' });
  });

  it('D125: reads hints in a finish URL and drops forged values', () => {
    const query = new URLSearchParams(
      'star=4&student_life=-1&screen=ALL_MEDALS&next_chapter_id=c2&difficulty=',
    );
    expect(readFinish('w1', query)).toMatchObject({
      trailId: 'w1',
      star: 4,
      studentLife: undefined,
      screen: undefined,
      nextChapterId: 'c2',
      difficulty: undefined,
    });
  });

  it('accepts every app URL as return target', () => {
    const urls = [
      links.trails({ difficulty: 'easy' }),
      links.quiz({ chapterId: 'c1', ...context }),
      links.leaderboard({ mode: 'endless_mode' }),
    ];
    for (const url of urls) expect(safeRedirect(url, 'https://app.test')).toBe(url);
  });
});
