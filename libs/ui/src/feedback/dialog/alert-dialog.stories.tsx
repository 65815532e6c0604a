import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../controls/button.tsx';
import { Khatam } from '../../media/khatam.tsx';
import { Lives } from '../tally.tsx';
import { AlertDialog } from './dialog.tsx';

const onTry = fn();

const meta = {
  title: 'ui/AlertDialog (modal, question)',
  component: AlertDialog,
  parameters: {
    guide: {
      use: 'A moment of play or a decision that cannot be left out: a wrong answer, time is up.',
      avoid: 'Anything that Escape may close is a Dialog.',
      do: 'One picture, one or two sentences, one main button.',
      dont: 'Not for news, which is a Notice or a Toast.',
    },
  },
  args: {
    open: true,
    title: 'Close, But Not Quite!',
    children: (
      <>
        <p>Think of the place where the caravan rested.</p>
        <Lives value={2} max={3} label="2 of 3 lives" />
      </>
    ),
    actions: <Button onClick={onTry}>Try Again</Button>,
  },
  play: async () => {
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleName();
  },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Keyboard: Story = {
  play: async () => {
    await screen.findByRole('alertdialog', { name: 'Close, But Not Quite!' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try Again' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('alertdialog')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(onTry).toHaveBeenCalled();
  },
};
export const TwoWays: Story = {
  args: {
    title: 'Good Job!',
    children: <p>Three stars are yours.</p>,
    actions: (
      <>
        <Button>Next chapter</Button>
        <Button variant="secondary">Stay on this trail</Button>
      </>
    ),
  },
};
export const WithPicture: Story = { args: { picture: <Khatam width={80} height={80} /> } };
export const LongText: Story = {
  args: { children: <p>{'Word after word. '.repeat(100)}</p> },
  play: async () => {
    const alert = await screen.findByRole('alertdialog');
    await waitFor(() => expect(alert).toHaveFocus());
    await expect(screen.getByRole('heading')).toBeVisible();
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'اقتربت!', children: <p>حاول مرة أخرى.</p>, actions: <Button>حاول</Button> },
};
