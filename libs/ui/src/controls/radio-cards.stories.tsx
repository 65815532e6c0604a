import type { Meta, StoryObj } from '@storybook/react-vite';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { expect, fn, userEvent } from 'storybook/test';
import { longText, longWord } from '../story/long-words.ts';
import { StateSheet } from '../story/state-sheet.tsx';
import { RadioCards } from './radio-cards.tsx';

const sizes = [
  { value: '14', label: 'Small' },
  { value: '16', label: 'Medium' },
  { value: '20', label: 'Large' },
];
const pictures = [
  { value: 'day', label: 'Day', picture: <Sun size={40} />, about: 'Bright' },
  { value: 'night', label: 'Night', picture: <Moon size={40} />, about: 'Calm' },
];
const long = [
  { value: 'a', label: longText, about: longText },
  { value: 'b', label: longWord, about: longWord.repeat(2) },
];

const meta = {
  title: 'ui/RadioCards (options)',
  component: RadioCards,
  parameters: {
    guide: {
      use: 'One of a few, each worth a look: text size, age.',
      avoid: 'On or off is a Checkbox or a Chip.',
      do: 'Keep the cards to two or three words.',
      dont: 'No green for the chosen one: green means right.',
    },
  },
  args: { label: 'Text size', name: 'size', options: sizes, defaultValue: '16', onChange: fn() },
} satisfies Meta<typeof RadioCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Medium' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Large' })).toBeChecked();
    await userEvent.click(canvas.getByText('Small'));
    await expect(canvas.getByRole('radio', { name: 'Small' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const States: Story = {
  tags: ['states', '!autodocs'],
  render: () => (
    <StateSheet
      layout="column"
      states={{
        'None chosen': <RadioCards label="Text size" name="s1" options={sizes} hint="For the books." />,
        Chosen: <RadioCards label="Text size" name="s2" options={sizes} defaultValue="16" />,
        'Side by side': (
          <RadioCards label="Light" name="s3" layout="grid" options={pictures} defaultValue="night" />
        ),
        'With pictures': <RadioCards label="Light" name="s4" options={pictures} defaultValue="day" />,
        Wrong: <RadioCards label="Text size" name="s5" options={sizes} error="Text size is required" />,
        'One disabled': (
          <RadioCards
            label="Clock"
            name="s6"
            options={[
              ...pictures,
              { value: 'none', label: 'No clock', about: 'Practice only', disabled: true },
            ]}
          />
        ),
        'Long words': <RadioCards label={longText} name="s7" options={long} defaultValue="a" />,
      }}
    />
  ),
};
