import type { FeatureRoute } from '@sirah-trails/screen-kit';
import { renderRoute } from '@sirah-trails/screen-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { quizServer } from './testing/play-quiz.ts';
import { startTap } from './chapter/quiz-entry.ts';
import {
  chapterIntroRoute,
  endlessFinishRoute,
  finishRoute,
  quizByQueryRoute,
  quizRoute,
  subTrailsRoute,
  worldsRoute,
} from './routes.ts';

const server = quizServer();
// jsdom has no layout.
beforeEach(() => {
  Element.prototype.scrollBy = vi.fn();
  Element.prototype.scrollIntoView = vi.fn();
});

/** Expected element by role and name, and a part of its link. */
type Shown = readonly [role: string, name: string | RegExp, linkPart?: string];

async function expectShown([role, name, linkPart]: Shown) {
  const found = await screen.findByRole(role, { name });
  if (linkPart !== undefined)
    await waitFor(() => expect(found.getAttribute('href') ?? '').toContain(linkPart));
}

const toQuiz = (part: string): Shown => ['link', 'Start Quiz', part];
const toMap = (part: string): Shown => ['link', 'Back to the map', part];

const rows: Readonly<Record<string, readonly [FeatureRoute, string, readonly (readonly [string, Shown])[]]>> =
  {
    trails: [
      worldsRoute,
      '/learning-journey/trails',
      [
        ['', ['link', /^Continue/, 'difficulty=easy']],
        ['difficulty=hard', ['link', /^Continue/, 'difficulty=hard']],
        ['trail_id=w3', ['button', /^World 3/]],
      ],
    ],
    'sub-trails': [
      subTrailsRoute,
      '/learning-journey/sub-trails/w1',
      [
        ['difficulty=hard', ['link', 'Back to worlds', 'difficulty=hard']],
        ['trail_name=Somewhere', ['heading', 'Somewhere']],
        ['sub_trail_id=w1-s2', ['dialog', 'Choose a chapter']],
      ],
    ],
    motivational: [
      chapterIntroRoute,
      '/learning-journey/motivational/w1-s1-c2',
      [
        ['', toQuiz('quizz_status=in_quizz')],
        ['trail_id=w1', ['heading', 'The road is waiting']],
        ['difficulty=hard', toQuiz('difficulty=hard')],
        ['sub_trail_id=w1-s1', toQuiz('sub_trail_id=w1-s1')],
        ['trail_name=Arabia', toQuiz('trail_name=Arabia')],
        ['trail=1', toQuiz('trail=1')],
        ['subtrail=2', toQuiz('subtrail=2')],
      ],
    ],
    'quizz, its chapter in the path': [
      quizRoute,
      '/learning-journey/quizz/w1-s1-c1',
      [
        ['', ['radiogroup', /./]],
        ['trail_id=w1', toMap('/sub-trails/w1')],
        ['trail_id=w1&difficulty=hard', toMap('difficulty=hard')],
        ['trail_id=w1&sub_trail_id=w1-s1', toMap('sub_trail_id=w1-s1')],
        ['trail_id=w1&trail_name=Arabia', toMap('trail_name=Arabia')],
        ['quizz_status=in_quizz', ['radiogroup', /./]],
        ['trail=1&subtrail=1', ['radiogroup', /./]],
        ['trail_id=w1&quizz_status=failed', ['button', 'Continue']],
        ['trail_id=w1&quiz_status=failed', ['button', 'Continue']],
      ],
    ],
    'quizz, its chapter in the query': [
      quizByQueryRoute,
      '/learning-journey/quizz',
      [
        ['chapter_id=w1-s1-c1', ['radiogroup', /./]],
        ['chapter_id=w1-s1-c1&trail_id=w1&sub_trail_id=w1-s1', toMap('sub_trail_id=w1-s1')],
      ],
    ],
    finish: [
      finishRoute,
      '/learning-journey/finish/w1',
      [
        ['chapter_id=w1-s1-c1', ['img', '4 stars of 5']],
        ['chapter_id=w1-s1-c1&quiz_time_id=qt-easy&difficulty=easy', ['img', '4 stars of 5']],
        ['chapter_id=w1-s1-c1&star=5&student_life=3&screen=FINISH_CHAPTER', ['img', '4 stars of 5']],
        ['chapter_id=w1-s1-c1&next_chapter_id=w1-s1-c2&trail=1&subtrail=1', ['button', 'Continue']],
        ['chapter_id=w1-s1-c1&next_subtrail_id=w1-s2&trail_name=Arabia', ['button', 'Continue']],
        ['chapter_id=w1-s1-c1&trail_id=w1&sub_trail_id=w1-s1&screen=SUCCESS_QUOTES', ['button', 'Continue']],
        ['chapter_id=w1-s1-c1&trail_id=w1&screen=QUOTES_TO_LEARNING_JOURNEY', ['button', 'Continue']],
      ],
    ],
    'the summary of a game': [
      endlessFinishRoute,
      '/endless-mode/finish',
      [
        ['', ['link', 'Challenge Again']],
        ['status=WRONG_ANSWER', ['link', 'Challenge Again']],
        ['status=ENDLESS_COMPLETED', ['link', 'Challenge Again']],
      ],
    ],
  };

describe.each(Object.entries(rows))('B2: the parameters of %s', (_, [route, path, parameters]) => {
  it.each(parameters)('%s', async (query, shown) => {
    renderRoute(route, query === '' ? path : `${path}?${query}`, { state: startTap });
    await expectShown(shown);
  });
});

it('B2: quiz_time_id alone names the pace of a finished chapter', async () => {
  const asked = vi.fn();
  server.events.on('request:start', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith('/chapter/w1-s1-c1')) asked(searchParams.get('quiz_time_id'));
  });
  renderRoute(finishRoute, '/learning-journey/finish/w1?chapter_id=w1-s1-c1&quiz_time_id=qt-hard');
  await expectShown(['img', '4 stars of 5']);
  expect(asked.mock.calls).toEqual([['qt-hard']]);
});
