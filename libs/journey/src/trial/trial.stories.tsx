import { links } from '@sirah-trails/api-client/links';
import { example, http } from '@sirah-trails/api-client/testing';
import { RouteHarness, failing, waiting } from '@sirah-trails/screen-kit/testing';
import { failed, unsettled } from '@sirah-trails/screen-kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { trialFinishRoute, trialQuizRoute, trialStartRoute } from '../routes.ts';

const handlers = [
  http.get('/api/x/v1/trial', ({ response }) => response(200).json(example('getTrial'))),
  http.post('/api/x/v1/trial/run', ({ response }) => response(200).json(example('openTrialRun'))),
];

/** Stores the device's trial before the story. */
const stored = (trial: object) => () =>
  localStorage.setItem('trial', JSON.stringify({ ...trial, at: Date.now() }));

const meta = {
  title: 'journey/Trial (trial)',
  component: RouteHarness,
  parameters: {
    guide: {
      use: 'The first chapter for visitors without an account: its start, its questions, and the stars to keep.',
      avoid: 'A learner plays chapters from the map.',
      do: 'Say what an account keeps once there is something to keep.',
      dont: 'No form and no question before the first question of the chapter.',
    },
    layout: 'fullscreen',
    msw: { handlers },
  },
  args: { route: trialStartRoute, address: links.trial() },
} satisfies Meta<typeof RouteHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

const finish = { route: trialFinishRoute, address: links.trialFinish() };

export const Start: Story = {};
export const UnderWay: Story = {
  beforeEach: stored({ token: 't', stars: 2, best: { token: 't', stars: 2 } }),
};
export const WithTraveller: Story = {
  beforeEach: stored({
    traveller: {
      body: 'girls',
      head: ['/content/art/avatar/body/girl-skin-2.svg', '/content/art/avatar/head/head-glasses.svg'],
    },
  }),
};
export const Over: Story = {
  beforeEach: stored({ token: 't', stars: 4, isOver: true, best: { token: 't', stars: 4 } }),
};
export const Loading: Story = {
  parameters: { msw: { handlers: [waiting('/api/x/v1/trial')] } },
  play: unsettled,
};
export const Failing: Story = {
  parameters: { msw: { handlers: [failing('/api/x/v1/trial')] } },
  play: failed,
};
export const Question: Story = { args: { route: trialQuizRoute, address: links.trialQuiz() } };
export const Finish: Story = {
  args: finish,
  beforeEach: stored({ token: 't', stars: 4, isOver: true, best: { token: 't', stars: 4 } }),
};
export const FinishWithoutStars: Story = { args: finish };
