import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../controls/button.tsx';
import { Medal } from '../media/medal.tsx';
import { Picture } from '../media/picture.tsx';
import { RewardStage } from './reward-stage.tsx';

const meta = {
  title: 'ui/RewardStage (award, celebration, finish)',
  component: RewardStage,
  parameters: {
    guide: {
      use: 'One thing that was earned: its object in a light, the text, the actions.',
      avoid: 'A right answer has its banner; several rewards come one after the other.',
      do: 'Show the way on from the first moment, and keep a quiet chapter still.',
      dont: 'No reward for opening the app, and none that hides what was learned.',
    },
    layout: 'fullscreen',
  },
  args: {
    object: <Medal kind="easy" size={140} />,
    children: (
      <>
        <p>A medal!</p>
        <p>You are among the first ten travellers.</p>
      </>
    ),
    actions: <Button>Continue</Button>,
    style: { minBlockSize: '90dvh' },
  },
} satisfies Meta<typeof RewardStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MedalReward: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeEnabled();
  },
};
/** The end of a world, and of the journey. */
export const Grand: Story = { args: { grand: true } };
/** For a quiet chapter: no rays, no motion. */
export const Still: Story = { args: { still: true } };
const picture = (src: string) => <Picture src={src} alt="" loading="eager" width={150} height={150} />;

export const Badge: Story = {
  args: {
    object: picture('/content/art/badges/w1-s1.svg'),
    children: (
      <>
        <p>A new badge!</p>
        <p>It tells of the road you have walked.</p>
      </>
    ),
  },
};
export const Item: Story = {
  args: {
    object: picture('/content/art/avatar/top/top-eid-robe.svg'),
    children: (
      <>
        <p>Something new to wear!</p>
        <p>It is in your wardrobe now.</p>
      </>
    ),
  },
};
export const Book: Story = {
  args: {
    object: picture('/content/art/covers/w1-s1.svg'),
    children: (
      <>
        <p>You read the whole book!</p>
        <p>Every page of it is yours to tell.</p>
      </>
    ),
  },
};
export const TwoWays: Story = {
  args: {
    actions: (
      <>
        <Button>Challenge Again</Button>
        <Button variant="secondary">View My Rank</Button>
      </>
    ),
  },
};
