import { defaultConfiguration } from '@sirah-trails/api-client';
import { http } from '@sirah-trails/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ScreenHarness } from '../testing/index.ts';
import { ReportMistake } from './report-mistake.tsx';

const configured = http.get('/api/x/v1/configuration', ({ response }) =>
  response(200).json({ ...defaultConfiguration, capabilities: ['mistakes'] }),
);
const accepting = http.post('/api/x/v1/mistakes', ({ response }) =>
  response(200).json({ message: 'Thank you for reading so well! We will look at it.' }),
);

const refusing = http.post('/api/x/v1/mistakes', ({ response }) =>
  response.untyped(
    Response.json({ message: 'Enough for today.' }, { status: 429, headers: { 'Retry-After': '3600' } }),
  ),
);

const meta = {
  title: 'screen-kit/Report a mistake (content, dialog, feedback)',
  component: ReportMistake,
  parameters: {
    guide: {
      use: 'At every text and question of the content: a closed question, a page, a person, a term, an activity.',
      avoid: 'What is wrong with the app is feedback, and has its own screen.',
      do: 'Let one tap say what is wrong; words are a gift.',
      dont: 'No report is asked for while a clock runs.',
    },
    msw: { handlers: [configured, accepting] },
  },
  args: { about: 'question', id: 'w1-s1-c1-q-mc' },
  render: (args) => (
    <ScreenHarness>
      <ReportMistake {...args} />
    </ScreenHarness>
  ),
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof ReportMistake>;

export default meta;
type Story = StoryObj<typeof meta>;

const begin: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Report a mistake' }));
  await expect(await screen.findByRole('button', { name: 'Send' })).toBeVisible();
};

const send: Story['play'] = async (context) => {
  await begin(context);
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: 'The answer is not right' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
};

export const Control: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Report a mistake' })).toBeVisible();
  },
};

export const WhatIsWrong: Story = { play: begin };

export const Thanks: Story = {
  play: async (context) => {
    await send(context);
    await expect(await screen.findByText('We will look at it.')).toBeVisible();
  },
};

export const TooMany: Story = {
  parameters: { msw: { handlers: [configured, refusing] } },
  play: async (context) => {
    await send(context);
    await expect(await screen.findByText(/You can try again in/)).toBeVisible();
  },
};
