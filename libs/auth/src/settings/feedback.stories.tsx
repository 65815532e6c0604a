import { http } from '@sirah-trails/api-client/testing';
import { settled } from '@sirah-trails/screen-kit/stories';
import { RouteHarness } from '@sirah-trails/screen-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { feedbackRoute } from '../routes.ts';
import { asLearner, withAdditions } from '../testing/samples.ts';

const meta = {
  title: 'auth/Settings/Feedback (letter, attachment)',
  component: RouteHarness,
  parameters: {
    guide: {
      use: 'A letter to the people of the app, with a picture where it helps.',
      avoid: 'Questions with a known answer stand in the FAQ.',
      do: 'Say that a person reads it, and what becomes of the picture.',
      dont: 'No required field beside the letter itself.',
    },
    layout: 'fullscreen',
    msw: { handlers: [withAdditions()] },
  },
  args: { route: feedbackRoute, address: '/settings/feedback' },
  beforeEach: asLearner,
  play: settled,
} satisfies Meta<typeof RouteHarness>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

export const Content: Story = {};

const attach = async (canvas: Canvas) => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="tan" d="M0 0h4v3H0z"/></svg>';
  const file = new File([drawing], 'map.png', { type: 'image/svg+xml' });
  await userEvent.upload(await canvas.findByLabelText(/^Attachment/), file, { applyAccept: false });
  await expect(await canvas.findByRole('img', { name: /map.png/ })).toBeVisible();
};

export const WithAttachment: Story = {
  play: async ({ canvas }) => {
    await attach(canvas);
    await expect(await canvas.findByRole('button', { name: 'Cancel Attachment' })).toBeVisible();
  },
};

const unanswered = http.untyped.post(
  '*/api/feedback/v1/submit',
  () => new Promise<Response>(() => undefined),
);

export const Sending: Story = {
  parameters: { msw: { handlers: [withAdditions(), unanswered] } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Subject'), 'The map');
    await userEvent.type(await canvas.findByLabelText('Description'), 'A world is missing.');
    await attach(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Send feedback' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, Send Feedback' }));
    await expect(await canvas.findByRole('progressbar', { name: 'Picture sent' })).toBeVisible();
  },
};
