import { session } from '@sirah-trails/api-client/session';
import { settled } from '@sirah-trails/screen-kit/stories';
import { RouteHarness } from '@sirah-trails/screen-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { feedbackRoute } from '../routes.ts';
import { configured, learner } from '../testing/samples.ts';

const meta = {
  title: 'settings/Feedback',
  component: RouteHarness,
  parameters: { layout: 'fullscreen', msw: { handlers: [configured()] } },
  args: { route: feedbackRoute, address: '/settings/feedback' },
  beforeEach: () => {
    sessionStorage.clear();
    session.getState().signIn({ token: 'story', user: learner });
    return () => session.getState().signOut();
  },
  play: settled,
} satisfies Meta<typeof RouteHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = {};

export const WithAttachment: Story = {
  play: async ({ canvas }) => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="tan" d="M0 0h4v3H0z"/></svg>';
    const file = new File([drawing], 'map.png', { type: 'image/svg+xml' });
    await userEvent.upload(await canvas.findByLabelText(/^Attachment/), file, { applyAccept: false });
    await expect(await canvas.findByRole('button', { name: 'Cancel Attachment' })).toBeVisible();
    await expect(await canvas.findByRole('img', { name: /map.png/ })).toBeVisible();
  },
};
