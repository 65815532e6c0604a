import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import lattice from './ornaments/khatam-lattice.svg';
import { longText } from '../story/long-words.ts';
import { StateSheet } from '../story/state-sheet.tsx';
import { Picture } from './picture.tsx';

const meta = {
  title: 'ui/Picture (image, illustration)',
  component: Picture,
  parameters: {
    guide: {
      use: 'Every picture of the content: it never shows as broken.',
      avoid: 'Signs are icons.',
      do: 'Describe what it shows; leave `alt` empty where it only decorates.',
      dont: 'No words inside a picture.',
    },
  },
  args: { src: lattice, alt: 'A lattice of stars', width: 240, height: 240 },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Broken: Story = {
  args: { src: '/absent.png', width: 240, height: 160 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'A lattice of stars' })).toBeVisible();
  },
};

export const Unreachable: Story = {
  args: { src: '/absent.png', alt: '' },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('presentation');
    await waitFor(() => expect(picture).toHaveAttribute('data-ornament'));
    await fireEvent.error(picture);
    await expect(picture).not.toBeVisible();
  },
};

export const States: Story = {
  tags: ['states', '!autodocs'],
  render: () => (
    <StateSheet
      states={{
        Loaded: <Picture src={lattice} alt="A lattice of stars" width={160} height={160} />,
        'A fallback': (
          <Picture src="/absent.png" fallback={lattice} alt="A lattice" width={160} height={160} />
        ),
        Broken: <Picture src="/absent.png" alt="A well" width={160} height={160} />,
        Absent: <Picture src={null} alt="A well" width={240} height={120} />,
        'Long words': <Picture src={null} alt={longText} width={120} height={160} />,
        Decorating: <Picture src={lattice} alt="" width={96} height={96} />,
      }}
    />
  ),
};
