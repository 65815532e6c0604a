import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { longText } from '../story/long-words.ts';
import { StateSheet } from '../story/state-sheet.tsx';
import { TextArea } from './text-area.tsx';

const meta = {
  title: 'ui/TextArea (input, letter)',
  component: TextArea,
  parameters: {
    guide: {
      use: 'Several lines: a letter to the people of the app.',
      avoid: 'One line is a TextField.',
      do: 'Let it grow with its text.',
      dont: 'No counter that hurries.',
    },
  },
  args: { label: 'Description', rows: 5 },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Description' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('The map{Enter}is bright.');
    await expect(field).toHaveValue('The map\nis bright.');
  },
};

export const States: Story = {
  tags: ['states', '!autodocs'],
  render: () => (
    <StateSheet
      layout="column"
      states={{
        Empty: <TextArea label="Description" placeholder="What did you see?" />,
        'Ten lines': <TextArea label="Your message" rows={10} hint="A grown-up reads it." />,
        Filled: <TextArea label="Description" rows={3} defaultValue={`${longText}. `.repeat(4)} />,
        Wrong: <TextArea label="Description" rows={3} error="Description is required" />,
        Disabled: <TextArea label="Description" rows={3} disabled defaultValue="Sent." />,
      }}
    />
  ),
};
