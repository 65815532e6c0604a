import { session } from '@sirah-trails/api-client/session';
import { example, http } from '@sirah-trails/api-client/testing';
import { settled } from '@sirah-trails/screen-kit/stories';
import { RouteHarness } from '@sirah-trails/screen-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { configuration, finished, learner, profile } from '../testing/home-samples.ts';
import { homeRoute } from '../app/routes.ts';

const never = () => new Promise<never>(() => undefined);
const configured = http.get('/api/x/v1/configuration', ({ response }) => response(200).json(configuration));
const known = http.get('/api/profile/v1', ({ response }) => response(200).json({ data: profile }));
const noTimes = http.get('/api/quiz/v1/quiz-times', ({ response }) => response(200).json({ data: [] }));

const running = http.get('/api/competitions/v1', ({ response }) =>
  response(200).json(example('listCompetitions')),
);

const meta = {
  title: 'web/Home (base camp, dashboard)',
  component: RouteHarness,
  parameters: {
    guide: {
      use: 'The base camp: who is here, the one next step, the tiles of the main menu.',
      avoid: 'Content of a feature: home shows its card and leads there.',
      do: 'Keep the next step the largest thing on the screen.',
      dont: 'No news that pushes it down.',
    },
    layout: 'fullscreen',
    msw: { handlers: [configured, known, noTimes, running] },
  },
  beforeEach: () => {
    session.getState().signIn({ token: 'story', user: learner });
    return () => session.getState().signOut();
  },
  args: { route: homeRoute, address: '/' },
} satisfies Meta<typeof RouteHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Learner: Story = {};
export const FinishedAll: Story = {
  // Awaits chained requests, which would reach the next story.
  play: settled,
  parameters: {
    msw: {
      handlers: [
        configured,
        http.get('/api/profile/v1', ({ response }) => response(200).json({ data: finished.profile })),
        http.get('/api/quiz/v1/quiz-times', ({ response }) =>
          response(200).json({ data: finished.quizTimes }),
        ),
        http.get('/api/trails/v1', ({ response }) => response(200).json({ data: [] })),
        http.get('/api/book/v1/book/last-read', ({ response }) => response(200).json({ data: null })),
        running,
      ],
    },
  },
};
export const Guest: Story = { beforeEach: () => session.getState().signInAsGuest() };
export const CodeOnItsWay: Story = { args: { route: { ...homeRoute, load: never } } };
export const Loading: Story = {
  parameters: {
    msw: {
      handlers: [
        configured,
        http.get('/api/profile/v1', never),
        http.get('/api/quiz/v1/quiz-times', never),
        running,
      ],
    },
  },
};
export const Failing: Story = {
  parameters: {
    msw: {
      handlers: [
        configured,
        http.untyped.get('*/api/*', () => Response.json({ message: 'No.' }, { status: 403 })),
      ],
    },
  },
};
export const LongName: Story = {
  beforeEach: () =>
    session.getState().signIn({
      token: 'story',
      user: { ...learner, first_name: 'Abdurrahmanibnmuhammadalyusufialhashimiy' },
    }),
};
