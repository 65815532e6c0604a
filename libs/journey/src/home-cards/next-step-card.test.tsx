import { type Chapter, defaultConfiguration, type QuizTime } from '@sirah-trails/api-client';
import { example, http } from '@sirah-trails/api-client/testing';
import { createMockServer } from '@sirah-trails/api-client/testing/node';
import { learnerKey, session } from '@sirah-trails/api-client/session';
import { failing, renderInHarness } from '@sirah-trails/screen-kit/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { isQuoteSeen } from '../chapter/quote-flow.ts';
import { type Answers, provider } from '../testing/provider.ts';
import { chapters, lastRead, quizTimes, running, subTrails, trails } from '../testing/samples.ts';
import { NextStepCard } from './next-step-card.tsx';

const server = createMockServer(...provider());
const open = () => renderInHarness(<NextStepCard />);

const noStars = quizTimes.map((row) => ({ ...row, star: 0 }));

const nextStep = {
  trail: { id: 'w2', name: 'The Rivers', order: 2, theme: 'rivers', floating_island: '/content/art/a.svg' },
  sub_trail: { id: 'w2-s1', title: 'Springs', order: 1 },
  chapter: { id: 'w2-s1-c3', name: 'The Well', chapter: 3 },
} as NonNullable<QuizTime['next_step']>;
const withNextStep = quizTimes.map((row, index) => (index === 0 ? { ...row, next_step: nextStep } : row));

afterEach(() => session.getState().signOut());

function signIn() {
  const student = { gender: null, age: null };
  const names = { username: 'ColdSpring', email: 'a@b.example', first_name: null, last_name: null };
  session.getState().signIn({ token: 't', user: { id: 'u-me', ...names, ...student, student } });
}

it('shows the next open chapter with its milestones and one button', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'Chapter 2: Deserts, Oases and Wells' })).toBeVisible();
  expect(screen.getByText("Arabia before the Message · Makkah and the Ka'bah")).toBeVisible();
  const way = new URL(
    screen.getByRole('link', { name: 'Continue' }).getAttribute('href') ?? '',
    'http://app',
  );
  expect(way.pathname).toBe('/learning-journey/motivational/w1-s1-c2');
  expect(way.searchParams.get('difficulty')).toBe('easy');
  expect(way.searchParams.get('sub_trail_id')).toBe('w1-s2');
});

it('requests nothing else when the difficulties name the next step', async () => {
  server.use(...provider({ quizTimes: withNextStep }));
  server.use(failing('/api/trails/v1'));
  open();
  expect(await screen.findByRole('heading', { name: 'Chapter 3: The Well' })).toBeVisible();
  expect(screen.getByText('The Rivers · Springs')).toBeVisible();
});

it('D35: the difficulty chosen last by this learner counts', async () => {
  signIn();
  localStorage.setItem(learnerKey('u-me', 'last_difficulty'), 'qt-hard');
  open();
  expect(await screen.findByText('Pace: Hard')).toBeVisible();
});

it('D35: ignores the choice of a sibling on the same device', async () => {
  signIn();
  localStorage.setItem(learnerKey('u-sibling', 'last_difficulty'), 'qt-hard');
  open();
  expect(await screen.findByText('Pace: Easy')).toBeVisible();
});

describe('D229: what is under way', () => {
  it('takes precedence over the next chapter: Continue leads back to its questions', async () => {
    server.use(...provider({ running }));
    open();
    expect(await screen.findByRole('heading', { name: 'Chapter 1: The land of Arabia' })).toBeVisible();
    const way = new URL(
      screen.getByRole('link', { name: 'Continue' }).getAttribute('href') ?? '',
      'http://app',
    );
    expect(way.pathname).toBe('/learning-journey/quizz/w1-s1-c1');
    expect(Object.fromEntries(way.searchParams)).toMatchObject({
      difficulty: 'easy',
      trail_id: 'w1',
      sub_trail_id: 'w1-s1',
    });
  });

  it('D252: a passed run without an open question gives way to the next chapter', async () => {
    const passed = running.tries.map((one) => ({
      ...one,
      run: { ...one.run, stars: 3, open_quiz_id: null },
    }));
    server.use(...provider({ running: { tries: passed, endless: null } }));
    open();
    expect(await screen.findByRole('heading', { name: 'Chapter 2: Deserts, Oases and Wells' })).toBeVisible();
  });

  const game = running.endless ?? { quiz_time_id: 'qt-endless', run: example('nextEndlessQuizBare').run };
  const withOpenQuestion = (id: string | null) => ({
    tries: running.tries.map((one) => ({ ...one, run: { ...one.run, open_quiz_id: id } })),
    endless: { ...game, run: { ...game.run, open_quiz_id: 'e1' } },
  });
  it.each([
    ['a game of the Infinity Trail', { tries: [], endless: game }, '/endless-mode/quiz'],
    ['a game whose clock runs before a try that waits', withOpenQuestion(null), '/endless-mode/quiz'],
    ['the try where both clocks run', withOpenQuestion('q1'), '/learning-journey/quizz/w1-s1-c1'],
  ])('leads back to %s', async (_, underWay, path) => {
    server.use(...provider({ running: underWay }));
    open();
    const way = await screen.findByRole('link', { name: 'Continue' });
    expect(way.getAttribute('href')?.split('?')[0]).toBe(path);
  });

  it('is the first card that shows, however late the provider says that it lists it', async () => {
    const configuration = { ...defaultConfiguration, capabilities: ['running' as const] };
    const late = new Promise((resolve) => setTimeout(resolve, 500));
    server.use(
      http.get('/api/x/v1/configuration', async ({ response }) => {
        await late;
        return response(200).json(configuration);
      }),
      ...provider({ running, quizTimes: withNextStep }),
    );
    open();
    await late;
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Chapter 1: The land of Arabia' })).toBeVisible();
  });

  it('may be unknown, as the configuration is: the next chapter is offered', async () => {
    server.use(failing('/api/x/v1/configuration'));
    open();
    expect(await screen.findByRole('link', { name: 'Continue' })).toBeVisible();
  });

  describe('with a provider that does not list runs', () => {
    const keep = (learner: string, chapterId: string) =>
      localStorage.setItem(learnerKey(learner, 'current_quiz'), `${chapterId} qt-easy w1-s1 w1`);

    it('it is the run that the device stores', async () => {
      signIn();
      keep('u-me', 'w1-s1-c2');
      open();
      expect(await screen.findByText("You're in the middle of it.")).toBeVisible();
      const way = screen.getByRole('link', { name: 'Continue' }).getAttribute('href');
      expect(way).toContain('/learning-journey/quizz/w1-s1-c2?');
      expect(way).toContain('sub_trail_id=w1-s1');
    });

    it('offers a game that the device stores', async () => {
      signIn();
      localStorage.setItem(learnerKey('u-me', 'endless_quiz'), 'true');
      open();
      expect(await screen.findByRole('heading', { name: 'Infinity Trail' })).toBeVisible();
    });

    it.each([
      ['of a sibling', 'u-sibling', 'w1-s1-c2'],
      ['at a chapter that is gone', 'u-me', 'gone'],
    ])('does not offer a run %s', async (_, learner, chapterId) => {
      signIn();
      keep(learner, chapterId);
      open();
      const way = await screen.findByRole('link', { name: 'Continue' });
      expect(way.getAttribute('href')).toContain('/learning-journey/motivational/');
    });
  });

  it.each([
    [3, '/learning-journey/quizz/w1-s1-c1'],
    [5, '/learning-journey/motivational/w1-s1-c2'],
  ])(
    'a run that only the device stores, at a chapter with %d stars of 5, leads to %s',
    async (star, path) => {
      signIn();
      localStorage.setItem(learnerKey('u-me', 'current_quiz'), 'w1-s1-c1 qt-easy w1-s1 w1');
      server.use(...provider({ chapter: { ...(chapters[0] as Chapter), star } }));
      open();
      const way = await screen.findByRole('link', { name: 'Continue' });
      expect(way.getAttribute('href')?.split('?')[0]).toBe(path);
    },
  );

  it.each([
    ['nothing is', provider({ running: { tries: [], endless: null } })],
    ['it cannot be read', [failing('/api/x/v1/running'), ...provider({ running })]],
  ])('where %s, the next chapter is offered', async (_, handlers) => {
    server.use(...handlers);
    open();
    expect(await screen.findByRole('link', { name: 'Continue' })).toBeVisible();
  });
});

describe('D223: a learner who has played nothing yet', () => {
  it('begins with the first chapter at the lowest difficulty: no pace and no quote before its first question', async () => {
    server.use(...provider({ quizTimes: noStars, chapters: chapters.map((row) => ({ ...row, star: 0 })) }));
    open();
    const start = await screen.findByRole('link', { name: 'Start the journey' });
    const way = new URL(start.getAttribute('href') ?? '', 'http://app');
    expect(way.pathname).toBe('/learning-journey/motivational/w1-s1-c1');
    expect(way.searchParams.get('difficulty')).toBe('easy');
    expect(screen.queryByText(/^Pace/)).not.toBeInTheDocument();
    expect(isQuoteSeen()).toBe(false);
    await userEvent.click(start);
    expect(isQuoteSeen()).toBe(true);
  });

  it('sets out at the start of the journey where there is no chapter yet', async () => {
    server.use(...provider({ quizTimes: noStars, trails: [] }));
    open();
    expect(await screen.findByRole('link', { name: 'Start the journey' })).toHaveAttribute(
      'href',
      '/learning-journey/start',
    );
  });
});

describe('a learner who has passed everything', () => {
  const all: Answers = {
    trails: trails.map((row) => ({ ...row, locked: false })),
    subTrails: subTrails.map((row) => ({ ...row, locked: false, remaining_chapters: 0 })),
  };

  it('reads the last book to its end', async () => {
    server.use(...provider({ ...all, lastRead }));
    open();
    expect(await screen.findByRole('heading', { name: lastRead.title })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue reading' })).toHaveAttribute(
      'href',
      '/discovery/the-land',
    );
  });

  it.each<[string, () => ReturnType<typeof provider>]>([
    ['has read no book', () => provider(all)],
    [
      'has finished the last one',
      () =>
        provider({ ...all, lastRead: { ...lastRead, reading_progress: [{ page_count: 10, status: 2 }] } }),
    ],
    ['has one that cannot be read', () => [failing('/api/book/v1/book/last-read'), ...provider(all)]],
  ])('may choose another pace: the learner %s', async (_title, handlers) => {
    server.use(...handlers());
    open();
    expect(await screen.findByRole('heading', { name: 'What a journey!' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose a pace' })).toHaveAttribute(
      'href',
      '/learning-journey/start',
    );
  });
});
