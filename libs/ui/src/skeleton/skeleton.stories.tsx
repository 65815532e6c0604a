import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton.tsx';

const meta = { title: 'ui/Skeleton', component: Skeleton, args: { shape: 'card' } } satisfies Meta<
  typeof Skeleton
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Card: Story = {};
export const Title: Story = { args: { shape: 'title' } };
export const Circle: Story = { args: { shape: 'circle' } };
export const Picture: Story = { args: { shape: 'picture' } };
export const Text: Story = {
  args: { shape: 'text' },
  render: (args) => (
    <div>
      <Skeleton {...args} />
      <Skeleton {...args} />
      <Skeleton {...args} />
    </div>
  ),
};
export const RightToLeft: Story = { ...Text, globals: { direction: 'rtl' } };
export const LargeText: Story = { ...Text, globals: { textSize: '200%' } };
