import { example } from '@sirah-trails/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TwoReports, type TwoReportsProps } from './two-reports.tsx';

const [difference] = example('getBook').data.two_reports ?? [];

const meta = {
  title: 'reader/Two reports (book, sources, difference, older readers)',
  component: TwoReports,
  parameters: {
    guide: {
      use: 'The end of a book whose sources differ.',
      avoid: 'A question to the reader is a callout.',
      do: 'Give both reports the same room, each with its place.',
      dont: 'Never say which report is right.',
    },
  },
  args: { difference: difference as TwoReportsProps['difference'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Two reports' });
  },
} satisfies Meta<typeof TwoReports>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Difference: Story = {};
export const LongWords: Story = {
  args: {
    difference: {
      about: 'Whose grandfather was the eldest of the brothers, and who told of it?',
      reports: [
        {
          text: 'A biographer in Baghdad wrote the names of the brothers one by one, and began with one of the twins, whom he called the eldest.',
          references: [
            { work: 'A-book-with-a-very-long-name-without-any-space', section: '1:131', grade: 'S' },
          ],
        },
        { text: 'Another names a brother.', references: [{ work: 'Book', section: '1:75', grade: 'S' }] },
      ],
    },
  },
};
