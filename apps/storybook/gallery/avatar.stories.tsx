import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type Art, loadArt } from './art.ts';
import { Wardrobe } from './wardrobe.tsx';

const meta = {
  title: 'gallery/Avatar (wardrobe, heads, scarf, wheelchair)',
  component: Wardrobe,
  loaders: [loadArt],
  args: { art: {}, category: 'head' },
  // A sheet for the desk.
  tags: ['!variants'],
  globals: { viewport: { value: 'wide' } },
  render: (args, { loaded }) => <Wardrobe {...args} art={loaded['art'] as Art} />,
  play: async ({ canvas, args: { category } }) => {
    // Five heads have a second drawing over a scarf.
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(category === 'head' ? 20 : 15);
  },
} satisfies Meta<typeof Wardrobe>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Heads: Story = {};
export const Tops: Story = { args: { category: 'top' } };
export const Pants: Story = { args: { category: 'pants' } };
export const Shoes: Story = { args: { category: 'shoes' } };
export const InAWheelchair: Story = { args: { category: 'top', wheelchair: true, size: 120 } };
