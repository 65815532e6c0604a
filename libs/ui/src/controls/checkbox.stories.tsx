import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextLink } from './text-link.tsx';
import { longText, longWord } from '../story/long-words.ts';
import { StateSheet } from '../story/state-sheet.tsx';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'ui/Checkbox (consent, yes or no)',
  component: Checkbox,
  args: { label: 'My parents know that I am here', onChange: fn() },
  parameters: {
    guide: {
      use: 'A yes or no that is sent with a form.',
      avoid: 'A filter that works at once is a Chip.',
      do: 'Write the label as a sentence that one can say yes to.',
      dont: 'No "not" in the label.',
    },
    route: '/',
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unticked: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'My parents know that I am here' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText('My parents know that I am here'));
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const States: Story = {
  tags: ['states', '!autodocs'],
  render: () => (
    <StateSheet
      layout="column"
      states={{
        Unticked: <Checkbox label="Sounds of right and wrong" />,
        Ticked: <Checkbox label="Sounds of right and wrong" defaultChecked />,
        'With a hint': <Checkbox label="Keep everything still" hint="Nothing moves on this device." />,
        'With links': (
          <Checkbox label="My parents have read and allow it">
            <TextLink to="/settings/privacy-policy">Privacy Policy</TextLink>
          </Checkbox>
        ),
        Wrong: (
          <Checkbox
            label="My parents know that I am here"
            error="Parental guide should be ticked to create an account"
          />
        ),
        Disabled: <Checkbox label="Already on its way" disabled />,
        'Disabled, ticked': <Checkbox label="Already on its way" disabled defaultChecked />,
        'Long words': <Checkbox label={`${longText} ${longWord}`} />,
      }}
    />
  ),
};
