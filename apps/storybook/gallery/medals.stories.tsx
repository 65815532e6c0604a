import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MedalPlaces } from './medal-places.tsx';

const meta = {
  title: 'gallery/Medals (paces, sizes)',
  component: MedalPlaces,
  // A sheet for the desk.
  tags: ['!variants'],
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(5);
  },
} satisfies Meta<typeof MedalPlaces>;

export default meta;

export const EveryMedal: StoryObj<typeof meta> = {};
