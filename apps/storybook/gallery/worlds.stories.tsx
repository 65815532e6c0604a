import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Art, loadArt } from './art.ts';
import { PictureGrid } from './picture-grid.tsx';

const meta = {
  title: 'gallery/Worlds (islands, maps)',
  component: PictureGrid,
  loaders: [loadArt],
  args: { art: {}, folder: 'art/worlds/w1', size: 220 },
  // For designers at a desk.
  tags: ['!variants'],
  globals: { viewport: { value: 'wide' } },
  render: (args, { loaded }) => <PictureGrid {...args} art={loaded['art'] as Art} />,
} satisfies Meta<typeof PictureGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desert: Story = {};
export const Rivers: Story = { args: { folder: 'art/worlds/w2' } };
export const Forest: Story = { args: { folder: 'art/worlds/w3' } };
export const Grass: Story = { args: { folder: 'art/worlds/w4' } };
export const Rocky: Story = { args: { folder: 'art/worlds/w5' } };
export const Cave: Story = { args: { folder: 'art/worlds/w6' } };
export const Snow: Story = { args: { folder: 'art/worlds/w7' } };
export const Cloud: Story = { args: { folder: 'art/worlds/w8' } };
export const Hidden: Story = { args: { folder: 'art/worlds/hidden' } };
export const Endless: Story = { args: { folder: 'art/worlds/endless' } };
