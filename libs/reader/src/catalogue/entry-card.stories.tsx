import { example } from '@sirah-trails/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EntryCard } from './entry-card.tsx';

const meta = {
  title: 'reader/Entry (person, term, word, glossary)',
  component: EntryCard,
  parameters: {
    guide: {
      use: 'A person or a term, whole.',
      avoid: 'A list shows titles and short texts.',
      do: 'Show an object or a place for a person.',
      dont: 'No face: nobody of the story is drawn.',
    },
  },
  args: { entry: example('getPerson').data },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2 });
    await canvas.findAllByText(/How do we know|See also/);
  },
} satisfies Meta<typeof EntryCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Person: Story = {};
export const Term: Story = { args: { entry: example('getGlossaryEntry').data } };
