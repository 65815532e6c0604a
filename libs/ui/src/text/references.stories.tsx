import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText, longWord } from '../story/long-words.ts';
import { StateSheet } from '../story/state-sheet.tsx';
import { References } from './references.tsx';

const says = {
  work: 'Ibn Hisham, al-Sira al-nabawiyya',
  section: '1:136',
  grade: 'S',
  claim: 'says',
  edition: 'Cairo 1375/1955',
  arabic: 'السيرة النبوية لابن هشام',
} as const;
const recalls = { work: 'Quran', section: '106:1-4', grade: 'Q', arabic: 'القرآن الكريم' } as const;

const meta = {
  title: 'ui/References (sources, how do we know, see also)',
  component: References,
  parameters: {
    guide: {
      use: 'Where the facts of a page or an explanation come from.',
      avoid: 'Links to read on belong below it, as its children.',
      do: 'Fold them where the text itself is what matters.',
      dont: 'Never above the text that they support.',
    },
  },
  args: { references: [says, recalls] },
} satisfies Meta<typeof References>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {};
export const Folded: Story = { args: { folded: true } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const States: Story = {
  tags: ['states', '!autodocs'],
  render: () => (
    <StateSheet
      states={{
        Says: <References references={[says]} />,
        Recalls: <References references={[recalls]} />,
        'Long text': <References references={[{ ...says, section: longText }]} />,
        'Long word': <References references={[{ ...recalls, work: longWord }]} />,
      }}
    />
  ),
};
