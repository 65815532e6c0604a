import { example, http } from '@sirah-trails/api-client/testing';
import { ScreenHarness } from '@sirah-trails/screen-kit/testing';
import { Button, Dialog } from '@sirah-trails/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { phone, sampleDevice } from '../testing/share-device.ts';
import { SharePanel, type SharePanelProps } from './share-panel.tsx';

function InDialog(props: SharePanelProps) {
  return (
    <ScreenHarness>
      <Dialog
        open
        onOpenChange={() => undefined}
        title="Share To Social Media"
        actions={<Button variant="secondary">Close Message</Button>}
      >
        <SharePanel {...props} />
      </Dialog>
    </ScreenHarness>
  );
}

/** The picture is there: without it, there is nothing to look at. */
const painted = async () => {
  await waitFor(() => expect(screen.getByRole('img')).not.toHaveAttribute('aria-busy'));
};
const tap = async (name: string) => {
  await painted();
  await userEvent.click(screen.getByRole('button', { name }));
};
const rank = {
  rank: 12,
  name: 'ColdSpring',
  head: '/content/art/avatar/portrait/head-hijab-girl-skin-2.svg',
  board: 'The Trails · Easy',
};

const meta = {
  title: 'leaderboard/Share (social media, copy link, picture)',
  component: SharePanel,
  parameters: {
    guide: {
      use: "What a learner's place is shared with: a picture, the ways that the device has, a link.",
      avoid: 'A link inside the app is a TextLink.',
      do: 'Show the picture as it will be seen, and say that it leaves the app.',
      dont: 'No name that the learner has not switched on, no counter, no code of a network.',
    },
    layout: 'fullscreen',
    msw: {
      handlers: [
        http.get('/api/x/v1/configuration', ({ response }) =>
          response(200).json(example('getConfiguration')),
        ),
      ],
    },
  },
  render: (args) => <InDialog {...args} />,
  args: { rank, device: sampleDevice() },
  play: painted,
} satisfies Meta<typeof SharePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};
export const Phone: Story = { args: { device: sampleDevice(phone) } };
export const Copied: Story = {
  play: async () => {
    await tap('Copy Link');
    await expect(await screen.findByRole('button', { name: 'Copied!' })).toBeVisible();
  },
};
export const CopyByHand: Story = {
  args: { device: sampleDevice({ copy: () => Promise.resolve(false) }) },
  play: async () => {
    await tap('Copy Link');
    const text = await screen.findByRole('textbox', { name: 'Copy this' });
    await expect(text).toBeVisible();
    // A button cut by the edge of a scrolling dialog counts as a small target.
    text.scrollIntoView({ block: 'start' });
  },
};
export const Failed: Story = {
  args: { device: sampleDevice({ ...phone, share: () => Promise.resolve('failed') }) },
  play: async () => {
    await tap('Instagram');
    await expect(await screen.findByText(/That didn't work/)).toBeVisible();
  },
};
export const NoPicture: Story = {
  args: { device: sampleDevice({ ...phone, paint: () => Promise.reject(new Error('no canvas')) }) },
  play: async () => {
    await expect(await screen.findByText(/We couldn't draw your picture/)).toBeVisible();
  },
};
export const Unranked: Story = { args: { rank: { ...rank, rank: null } } };
export const Named: Story = {
  args: { rank: { ...rank, rank: 12_345, name: 'WandererOfTheGoldenDunesAndQuietWells123' } },
  play: async () => {
    await painted();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show my name' }));
    await painted();
  },
};
