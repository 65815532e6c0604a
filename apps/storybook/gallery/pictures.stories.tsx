import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type Art, loadArt } from './art.ts';
import { PictureGrid } from './picture-grid.tsx';

const meta = {
  title: 'gallery/Pictures (covers, badges, scenes)',
  component: PictureGrid,
  loaders: [loadArt],
  args: { art: {}, folder: 'art/emblems', size: 140 },
  // A sheet for the desk.
  tags: ['!variants'],
  globals: { viewport: { value: 'wide' } },
  render: (args, { loaded }) => <PictureGrid {...args} art={loaded['art'] as Art} />,
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('listitem')).length).toBeGreaterThan(1);
  },
} satisfies Meta<typeof PictureGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Emblems: Story = {};
export const EmblemsInAList: Story = { args: { size: 48 } };
export const Badges: Story = { args: { folder: 'art/badges', size: 110 } };
export const Covers: Story = { args: { folder: 'art/covers', size: 150 } };
export const Scenes: Story = { args: { folder: 'art/scenes', size: 260 } };
export const BookPages: Story = { args: { folder: 'art/pages', size: 200 } };
export const Theme: Story = { args: { folder: 'art/theme', size: 260 } };
export const Portraits: Story = { args: { folder: 'art/avatar/portrait', size: 110 } };
export const PortraitsOnABoard: Story = { args: { folder: 'art/avatar/portrait', size: 48 } };
