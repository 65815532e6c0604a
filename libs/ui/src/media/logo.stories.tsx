import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Logo } from './logo.tsx';

const meta = {
  title: 'ui/Logo (brand, mark)',
  component: Logo,
  parameters: {
    guide: {
      use: 'The mark of the product, once on the way in.',
      avoid: 'Decoration: that is the Khatam.',
      do: 'Leave room around it.',
      dont: 'No other colours and no shadow.',
    },
  },
  args: { src: null, product: 'Sirah Trails' },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OwnMark: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Sirah Trails' })).toBeVisible();
  },
};
/** The theme's logo fails to load: the app's mark replaces it. */
export const Broken: Story = { args: { src: '/absent.svg' } };
