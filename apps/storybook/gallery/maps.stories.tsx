import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type Art, loadArt } from './art.ts';
import { MapLayers } from './map-layers.tsx';

const meta = {
  title: 'gallery/Maps (layers, roads)',
  component: MapLayers,
  loaders: [loadArt],
  args: { art: {}, size: 300 },
  // A sheet for the desk.
  tags: ['!variants'],
  globals: { viewport: { value: 'wide' } },
  render: (args, { loaded }) => <MapLayers {...args} art={loaded['art'] as Art} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('arabia-roads')).toBeVisible();
  },
} satisfies Meta<typeof MapLayers>;

export default meta;

export const EveryLayer: StoryObj<typeof meta> = {};
