import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Card } from '../../layout/card.tsx';
import { StateSheet } from '../../story/state-sheet.tsx';
import { fakeVoice, type FakeVoice } from '../../testing/fake-voice.ts';
import { ReadAloud, type ReadAloudProps } from './read-aloud.tsx';

let voice: FakeVoice;

const meta = {
  title: 'ui/ReadAloud (voice, speech, listen)',
  component: ReadAloud,
  parameters: {
    guide: {
      use: 'A question, a hint, an explanation or a page, for learners who cannot read it yet.',
      avoid: 'Words of the interface: a screen reader says those.',
      do: 'Give it a place that may stay empty: a device without a voice shows nothing there.',
      dont: 'Never begin to read by itself.',
    },
  },
  // A fake voice: the test browser has none, and a designer's would speak.
  beforeEach: () => {
    voice = fakeVoice();
    return () => voice.remove();
  },
  args: { text: { current: null }, onRead: fn() },
  render: (args) => <Passage {...args} />,
} satisfies Meta<typeof ReadAloud>;

export default meta;
type Story = StoryObj<typeof meta>;

function Passage({ text: _none, ...rest }: ReadAloudProps) {
  const text = useRef<HTMLDivElement>(null);
  return (
    <Card style={{ display: 'grid', gap: '16px', justifyItems: 'start', padding: '20px' }}>
      <div ref={text}>
        <h2>A well in the desert</h2>
        <p>Muhammad ﷺ was born in Makkah. His grandfather found the well of Zamzam again.</p>
      </div>
      <ReadAloud {...rest} text={text} />
    </Card>
  );
}

const reading: NonNullable<Story['play']> = async ({ canvas, args }) => {
  const button = await canvas.findByRole('button', { name: 'Read to me', pressed: false });
  button.focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onRead).toHaveBeenCalledOnce();
  await expect(voice.waiting()).toHaveLength(3);
  voice.begin();
  voice.finish();
  voice.begin();
};

export const Silent: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Read to me' })).toBeVisible();
  },
};
/** A voice without word boundaries: the sentence is highlighted. */
export const MarksTheSentence: Story = {
  play: async (context) => {
    await reading(context);
    await expect(marked()).toMatch(/^Muhammad ﷺ was born in Makkah\.\s*$/);
  },
};
export const MarksTheWord: Story = {
  play: async (context) => {
    await reading(context);
    voice.reach('born');
    await expect(marked()).toBe('born');
  },
};
/** No button without a voice for the language. */
export const NoVoice: Story = {
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Read to me' });
    voice.list([]);
    await waitFor(() => expect(button).not.toBeInTheDocument());
  },
};

export const States: Story = {
  tags: ['states', '!autodocs'],
  render: () => (
    <StateSheet
      states={{
        Silent: <ReadAloud text={{ current: null }} />,
        'Beside a text': <Passage text={{ current: null }} />,
      }}
    />
  ),
};

function marked() {
  return [...(CSS.highlights.get('spoken') ?? [])].map(String).join();
}
