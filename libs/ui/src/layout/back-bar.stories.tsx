import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longText, longWord } from '../story/long-words.ts';
import { StateSheet } from '../story/state-sheet.tsx';
import { Stars } from '../feedback/tally.tsx';
import { BackBar } from './back-bar.tsx';

const onBack = fn();
const stars = <Stars value={12} max={125} label="12 of 125 stars" />;

const meta = {
  title: 'ui/BackBar (header)',
  component: BackBar,
  args: { back: { to: '/', label: 'Home' }, aside: stars },
  parameters: {
    guide: {
      use: 'The upper edge of a screen: the way back, and what the learner has. `Screen` brings it.',
      avoid: 'Actions of the screen stand in its content or in the Dock.',
      do: 'Name the place with its article, as inside "Back to ...": "the map".',
      dont: 'No bare "Back": a child wants to know where to.',
    },
    route: '/settings',
  },
} satisfies Meta<typeof BackBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BackTarget: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toHaveFocus();
  },
};
export const SomethingFirst: Story = {
  args: { back: { onBack, label: 'sign-in' }, aside: undefined },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Back to sign-in' })).toHaveFocus();
    await expect(onBack).toHaveBeenCalled();
  },
};

export const States: Story = {
  tags: ['states', '!autodocs'],
  render: () => (
    <StateSheet
      layout="column"
      states={{
        'Way back': (
          <article>
            <BackBar back={{ to: '/', label: 'Home' }} />
          </article>
        ),
        'With an aside': (
          <article>
            <BackBar back={{ to: '/', label: 'Home' }} aside={stars} />
          </article>
        ),
        'Aside alone': (
          <article>
            <BackBar aside={stars} />
          </article>
        ),
        'Long text': (
          <article>
            <BackBar back={{ to: '/', label: longText }} aside={stars} />
          </article>
        ),
        'Long word': (
          <article>
            <BackBar back={{ to: '/', label: longWord }} aside={stars} />
          </article>
        ),
      }}
    />
  ),
};
