import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longText, longWord } from '../story/long-words.ts';
import { StateSheet } from '../story/state-sheet.tsx';
import { PictureTile } from './picture-tile.tsx';
import { Link } from './link.tsx';

const picture = '/content/art/worlds/w1/background.svg';
const onOpen = fn();

function Gateway() {
  return (
    <PictureTile
      as="button"
      name="Word Compass"
      about="Words and what they mean"
      picture={picture}
      onClick={onOpen}
    />
  );
}

const meta = {
  title: 'ui/PictureTile (menu)',
  component: Gateway,
  parameters: {
    guide: {
      use: 'A part of the app with its picture and sign, on home.',
      avoid: 'A list of equal things is a list of Cards.',
      do: 'Say in a few words what one can do there.',
      dont: 'Not more than eight.',
    },
    route: '/',
  },
} satisfies Meta<typeof Gateway>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsButton: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Word Compass/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onOpen).toHaveBeenCalled();
  },
};

export const States: Story = {
  tags: ['states', '!autodocs'],
  render: () => (
    <StateSheet
      layout="column"
      states={{
        'With a badge': (
          <PictureTile as={Link} to="/" name="Base Camp" about="Books" picture={picture} badge="2 new" />
        ),
        'A letter': (
          <PictureTile
            as="a"
            href="mailto:hq@example.org"
            name="Contact HQ"
            about="Write to us"
            picture={picture}
          />
        ),
        'Name alone': <PictureTile as={Link} to="/" name="Infinity Trail" picture={picture} />,
        'Picture absent': (
          <PictureTile as={Link} to="/" name="Trail Blazers" about="People" picture="/absent.svg" />
        ),
        Closed: (
          <PictureTile as="button" disabled name="Treasure Trails" about="Opens soon" picture={picture} />
        ),
        'Long text': (
          <PictureTile as={Link} to="/" name={longWord} about={longText} picture={picture} badge={longText} />
        ),
      }}
    />
  ),
};
