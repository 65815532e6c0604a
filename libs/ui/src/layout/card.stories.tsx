import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longText, longWord } from '../story/long-words.ts';
import { StateSheet } from '../story/state-sheet.tsx';
import { Stars } from '../feedback/tally.tsx';
import { Card } from './card.tsx';
import { Link } from '../controls/link.tsx';

const onOpen = fn();

const meta = {
  title: 'ui/Card (row, box, tile)',
  component: Card,
  parameters: {
    guide: {
      use: 'A thing of its own on the screen: a row, a result, a way to somewhere.',
      avoid: 'Text that only needs space around it.',
      do: 'As a link or a button it presses in as a whole.',
      dont: 'No card in a card, and no button in a card that is pressed itself.',
    },
  },
  args: { children: 'Five chapters wait in the valley.' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paper: Story = {};
export const AsButton: Story = {
  render: () => (
    <Card as="button" type="button" onClick={onOpen}>
      <strong>Chapter 1</strong>
      <br />
      <Stars value={3} max={5} label="3 of 5 stars" />
    </Card>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Chapter 1/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onOpen).toHaveBeenCalled();
  },
};

export const States: Story = {
  tags: ['states', '!autodocs'],
  parameters: { route: '/' },
  render: () => (
    <StateSheet
      layout="column"
      states={{
        Paper: <Card>Five chapters wait in the valley.</Card>,
        Sand: <Card tone="sand">Five chapters wait in the valley.</Card>,
        Mint: <Card tone="mint">Five chapters wait in the valley.</Card>,
        'With ornament': (
          <Card ornament>
            <h3>Your way so far</h3>
            <p>Twelve stars, two trails.</p>
          </Card>
        ),
        'Mint with ornament': (
          <Card tone="mint" ornament>
            <h3>Your own stars</h3>
            <p>Sign in, and nothing is lost.</p>
          </Card>
        ),
        'A link': (
          <Card as={Link} to="/chapter">
            <strong>Chapter 1</strong>
            <br />
            <Stars value={3} max={5} label="3 of 5 stars" />
          </Card>
        ),
        'A disabled button': (
          <Card as="button" type="button" disabled>
            Chapter 2 is still locked
          </Card>
        ),
        'Long text': <Card>{`${longText}. `.repeat(4)}</Card>,
        'Long word': <Card>{longWord.repeat(2)}</Card>,
      }}
    />
  ),
};
