import type { Meta, StoryObj } from '@storybook/react-vite';
import { AvatarHead } from './avatar-head.tsx';

const portrait = (name: string, skin: number) => ({
  id: `head-${name}`,
  name,
  image: `/content/art/avatar/portrait/head-${name}-skin-${skin}.svg`,
});
const heads = [
  portrait('hijab-girl', 1),
  portrait('kufi-boy', 2),
  portrait('cap-boy', 3),
  portrait('glasses-girl', 3),
  portrait('turban-boy', 1),
  portrait('hearing-aid-girl', 2),
];

const meta = {
  title: 'ui/AvatarHead (profile picture)',
  tags: ['!stable', 'draft'],
  component: AvatarHead,
  parameters: {
    guide: {
      use: "A learner's picture, on home and on boards.",
      avoid: 'People of the story have emblems, never faces.',
      do: 'Show the neutral head until the learner has chosen.',
      dont: 'No head that contradicts who the learner is.',
    },
  },
  args: { head: heads[2] ?? null, size: 96, eager: true },
} satisfies Meta<typeof AvatarHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 40 } };
export const Named: Story = { args: { label: 'Your avatar' } };
/** The learner has not chosen an avatar: no face, no skin, no gender. */
export const NotChosen: Story = {
  args: { head: { id: 'neutral', name: '', image: '/content/art/avatar/portrait/neutral.svg' } },
};
export const WithoutHead: Story = { args: { head: null } };
export const DoesNotLoad: Story = {
  args: { head: { id: 'gone', name: 'Gone', image: '/content/art/avatar/portrait/head-gone-skin-1.svg' } },
};
export const EveryHead: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {heads.map((head) => (
        <AvatarHead key={head.id} {...args} head={head} />
      ))}
    </div>
  ),
};
