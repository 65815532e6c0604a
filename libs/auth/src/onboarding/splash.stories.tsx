import { ScreenHarness } from '@sirah-trails/screen-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { configured, themed } from '../testing/samples.ts';
import { Splash } from './splash.tsx';

const shows = (title: string) => expect(screen.getByRole('heading', { name: title })).toBeVisible();
/** Waits out the lock after each step. */
const moveTo = (title: string) =>
  waitFor(async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await shows(title);
  });

const meta = {
  title: 'auth/Splash (intro)',
  component: Splash,
  args: { onEnd: fn() },
  parameters: {
    guide: {
      use: 'The first three steps on a device that never showed the app: by button, wheel, swipe or keys.',
      avoid: 'A wait is a LoadingScreen. Features stand in the onboarding.',
      do: 'The first line says what the app is for. One short line and one picture for each step; Skip on each.',
      dont: 'Never again on a device that has seen it.',
    },
    layout: 'fullscreen',
    msw: { handlers: [configured(), themed()] },
  },
  render: (args) => (
    <ScreenHarness>
      <Splash {...args} />
    </ScreenHarness>
  ),
} satisfies Meta<typeof Splash>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dawn: Story = { play: () => shows('Salam, traveller!') };

export const Day: Story = { play: () => moveTo('The trail is waiting') };

export const Evening: Story = {
  play: async () => {
    await moveTo('The trail is waiting');
    await moveTo('Every step counts');
  },
};
