import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longText, longWord } from '../story/long-words.ts';
import { StateSheet } from '../story/state-sheet.tsx';
import { Select } from './select.tsx';

const ages = ['5-10 Years Old', '11-15 Years Old', '16-20 Years Old', '> 20 Years Old'];
const options = ages.map((age) => ({ value: age, label: age }));
const long = [...options, { value: 'long', label: `${longText} ${longWord}` }];

const meta = {
  title: 'ui/Select (dropdown)',
  component: Select,
  parameters: {
    guide: {
      use: 'One of more than six that the learner knows: a country, a year.',
      avoid: 'Up to six are RadioCards: they are seen at once.',
      do: 'Order them as people look for them.',
      dont: 'Not for a choice that children make often.',
    },
  },
  args: { label: 'Age', options, placeholder: 'Choose', onChange: fn() },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Age' });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, '11-15 Years Old');
    await expect(select).toHaveValue('11-15 Years Old');
    await expect(args.onChange).toHaveBeenCalled();
  },
};

export const States: Story = {
  tags: ['states', '!autodocs'],
  render: () => (
    <StateSheet
      layout="column"
      states={{
        Empty: <Select label="Age" options={options} placeholder="Choose" />,
        Chosen: <Select label="Age" options={options} defaultValue="11-15 Years Old" />,
        'With a hint': (
          <Select label="Age" options={options} placeholder="Choose" hint="Nobody else sees it." />
        ),
        Wrong: <Select label="Age" options={options} placeholder="Choose" error="Age is required" />,
        Disabled: <Select label="Age" options={options} disabled defaultValue="5-10 Years Old" />,
        'Long words': <Select label={longText} options={long} defaultValue="long" />,
      }}
    />
  ),
};
