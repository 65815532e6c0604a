import type { Meta, StoryObj } from '@storybook/react-vite';
import { AvatarHead } from './avatar-head.tsx';

const heads = ['hijab', 'kufi', 'cap', 'glasses', 'turban', 'hearing-aid'].map((name) => ({
  id: `head-${name}`,
  name,
  image: `/content/art/avatar/portrait/head-${name}-skin-1.svg`,
}));

const meta = {
  title: 'ui/AvatarHead (profile picture)',
  tags: ['!stable', 'draft'],
  component: AvatarHead,
  args: { head: heads[2] ?? null, size: 96, eager: true },
} satisfies Meta<typeof AvatarHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 40 } };
export const Named: Story = { args: { label: 'Your avatar' } };
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
