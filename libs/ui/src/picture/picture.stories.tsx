import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import lattice from '../ornament/khatam-lattice.svg';
import { Picture } from './picture.tsx';

const meta = {
  title: 'ui/Picture',
  component: Picture,
  args: { src: lattice, alt: 'A lattice of stars', width: 240, height: 240 },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Broken: Story = {
  args: { src: '/absent.png', style: { inlineSize: 240, blockSize: 160 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'A lattice of stars' })).toBeVisible();
  },
};
export const Fallback: Story = { args: { src: '/absent.png', fallback: lattice } };
export const Decorative: Story = { args: { alt: '' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { alt: 'شبكة من النجوم' } };
