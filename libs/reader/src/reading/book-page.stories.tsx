import { example } from '@sirah-trails/api-client/testing';
import { preferences } from '@sirah-trails/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { page } from '../testing/samples.ts';
import { BookPage } from './book-page.tsx';

const first = page(1);
const second = page(2);
const book = { ...example('getBook').data, pages: [first, second] };
const scene = { url: '/content/art/scenes/oasis-evening.svg', alt: 'Palms beside a small pool.' };

const meta = {
  title: 'reader/Page (book, picture, map, question)',
  component: BookPage,
  parameters: {
    guide: {
      use: 'One page of a book, in the reader and in the preview of a writer.',
      avoid: 'The description of a book is rich text by itself.',
      do: 'Show the picture first, then the text, then the question.',
      dont: 'No confetti and no stars: a page may be sad.',
    },
  },
  args: { book, page: first, onPerson: fn(), onTerm: fn() },
  beforeEach: () => preferences.set({ simpleText: false }),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('heading', { level: 2 });
    await canvas.findAllByText(/How do we know|See also/);
  },
} satisfies Meta<typeof BookPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithMap: Story = {};
export const WithScene: Story = { args: { page: { ...second, picture: scene } } };
export const TextAlone: Story = { args: { page: { ...second, question: null, simple: null } } };

export const Simple: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Short and simple' }));
    await expect(await canvas.findByText(/Arabia is a very big land/)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('heading', { level: 2 })).toBeNull());
  },
};

export const Quiet: Story = { args: { book: { ...book, quiet: true } } };
export const ThinkFurther: Story = { args: { page: second } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Marks: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'peninsulas' }));
    await expect(args.onTerm).toHaveBeenCalledWith('peninsula');
  },
};
