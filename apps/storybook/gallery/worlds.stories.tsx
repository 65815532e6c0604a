import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type Art, loadArt } from './art.ts';
import { WorldParts } from './world-parts.tsx';

const meta = {
  title: 'gallery/Worlds (islands, maps)',
  component: WorldParts,
  loaders: [loadArt],
  args: { art: {}, height: 220 },
  // A sheet for the desk.
  tags: ['!variants'],
  globals: { viewport: { value: 'wide' } },
  render: (args, { loaded }) => <WorldParts {...args} art={loaded['art'] as Art} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(10);
  },
} satisfies Meta<typeof WorldParts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryWorld: Story = {};
export const Small: Story = { args: { height: 64 } };
