import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { longText, longWord } from '../../story/long-words.ts';
import { StateSheet } from '../../story/state-sheet.tsx';
import { Carousel, type CarouselSlide } from './carousel.tsx';

const scenes = ['dawn-road', 'oasis-evening', 'starlit-camp', 'desert-view', 'w2-start'];
const slides: readonly CarouselSlide[] = scenes.map((scene, index) => ({
  id: scene,
  image: `/content/art/scenes/${scene}.svg`,
  title:
    ['The road at dawn', 'An evening at the well', 'Under the stars', 'The desert', 'The river'][index] ?? '',
  description: `Until ${index + 1} December 2026`,
  to: `/${scene}`,
}));
const [first, second] = slides as [CarouselSlide, CarouselSlide];

const meta = {
  title: 'ui/Carousel (slider, slideshow, rotation)',
  component: Carousel,
  parameters: {
    guide: {
      use: 'A few things that are worth a look, one at a time, where there is room for only one.',
      avoid: 'What a learner needs to find: a list shows all of it.',
      do: 'Give each slide few words and one way on.',
      dont: 'Not as the only way to something.',
    },
    route: '/',
  },
  args: { label: 'Competitions', slides, still: true },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FiveSlides: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show Under the stars' }));
    const link = canvas.getByRole('link', { name: /^Under the stars/ });
    await expect(link).toBeVisible();
    const slide = link.closest('[role="group"]') as Element;
    await expect(getComputedStyle(slide).animationDuration).toBe('0.5s');
  },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Stop moving by itself' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    canvas.getByRole('link', { name: /^An evening at the well/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Under the stars/ })).toHaveFocus());
  },
};

export const States: Story = {
  tags: ['states', '!autodocs'],
  render: () => (
    <StateSheet
      states={{
        'Two slides': <Carousel label="Two" slides={[first, second]} still />,
        'One slide': <Carousel label="One" slides={[first]} />,
        'No slides': <Carousel label="None" slides={[]} />,
        'No way on': <Carousel label="Shown" slides={[{ ...first, to: undefined }]} />,
        'Picture absent': (
          <Carousel
            label="Absent"
            slides={[{ ...first, image: '/absent.svg' }]}
            fallback={second.image ?? ''}
          />
        ),
        'No picture': <Carousel label="No picture" slides={[{ ...first, image: null }]} />,
        'Long text': (
          <Carousel
            label="Long"
            slides={[{ ...first, title: longText, description: `${longWord} ${longText}` }, second]}
            still
          />
        ),
      }}
    />
  ),
};
