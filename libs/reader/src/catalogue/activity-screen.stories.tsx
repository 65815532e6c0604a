import { failed, settled, unsettled } from '@sirah-trails/screen-kit/stories';
import { failing, RouteHarness, waiting } from '@sirah-trails/screen-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, userEvent } from 'storybook/test';
import { activityRoute } from '../routes.ts';
import { activities, activityProvider } from '../testing/activities.ts';

const meta = {
  title: 'reader/Activity (PDF, download, paper)',
  component: RouteHarness,
  parameters: {
    guide: {
      use: 'One activity: its picture, what to do, and its PDF for the paper at home.',
      avoid: 'Nothing is solved here: an activity is done on paper.',
      do: 'Say how large the file is before it is fetched.',
      dont: 'No download that begins by itself.',
    },
    layout: 'fullscreen',
    msw: { handlers: activityProvider() },
  },
  play: settled,
  args: { route: activityRoute, address: '/fun-activities/activity-1' },
} satisfies Meta<typeof RouteHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

const path = '/api/fun-activities/v1/{id}';
const pdf = '/content/activities/:name';

export const Content: Story = {};
export const Downloading: Story = {
  parameters: {
    msw: { handlers: [http.get(pdf, () => new HttpResponse(new ReadableStream())), ...activityProvider()] },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download Content' }));
    await expect(await canvas.findByRole('progressbar', { name: 'Downloading' })).toBeVisible();
  },
};
export const Refused: Story = {
  parameters: {
    msw: { handlers: [http.get(pdf, () => new HttpResponse(null, { status: 403 })), ...activityProvider()] },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download Content' }));
    await expect(await canvas.findByText(/^The download didn't work/)).toBeVisible();
  },
};
export const LongTitle: Story = {
  parameters: {
    msw: {
      handlers: activityProvider(
        activities(1).map((one) => ({ ...one, title: 'Words of a childhood among the old tents' })),
      ),
    },
  },
};
export const Loading: Story = {
  play: unsettled,
  parameters: { msw: { handlers: [waiting(path), ...activityProvider()] } },
};
export const Missing: Story = { args: { route: activityRoute, address: '/fun-activities/gone' } };
export const Failing: Story = {
  play: failed,
  parameters: { msw: { handlers: [failing(path), ...activityProvider()] } },
};
