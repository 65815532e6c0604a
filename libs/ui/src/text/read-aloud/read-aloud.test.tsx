import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef, type ReactNode, useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AlertDialog } from '../../feedback/dialog/dialog.tsx';
import { Button } from '../../controls/button.tsx';
import { MessagesProvider } from '../../i18n/messages-provider.tsx';
import { announce } from '../../platform/live-region.tsx';
import { fakeVoice, recordAnnouncements, silence, type FakeVoice } from '../../testing/index.ts';
import { ReadAloud } from './read-aloud.tsx';

let voice: FakeVoice;
beforeEach(() => {
  document.documentElement.lang = 'en';
  voice = fakeVoice();
});
afterEach(() => {
  cleanup();
  voice.remove();
  silence();
});

interface StoryProps {
  readonly asking?: boolean;
  readonly onRead?: () => void;
  readonly children?: ReactNode;
}

function Story({ asking = false, onRead, children = <h2>Where is Makkah? Look west.</h2> }: StoryProps) {
  const text = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={text}>{children}</div>
      <ReadAloud text={text} onRead={onRead} />
      <AlertDialog open={asking} title="Leave?" actions={<Button>Stay</Button>} />
    </>
  );
}

const button = () => screen.findByRole('button', { name: 'Read to me' });
const tap = async () => userEvent.click(await button());
const marked = () => document.querySelector('[data-spoken]')?.textContent;

describe('spoken text', () => {
  it('reads all of a text, sentence by sentence', async () => {
    render(
      <Story>
        <p>One. Two!</p>
        <ul>
          <li>Three</li>
          <li>Four</li>
        </ul>
      </Story>,
    );
    await tap();
    expect(voice.waiting()).toEqual(['One.', 'Two!', 'Three', 'Four']);
  });

  it('reads a sentence with a source line break as a single sentence', async () => {
    render(<Story>{'Layla was nine. Tomorrow she\nwould leave.'}</Story>);
    await tap();
    expect(voice.waiting()).toEqual(['Layla was nine.', 'Tomorrow she would leave.']);
  });

  it('reads only marked elements, if there are any', async () => {
    render(
      <Story>
        <p data-read-aloud="">Read</p>
        <p>Not read</p>
        <b data-read-aloud="">Too</b>
      </Story>,
    );
    await tap();
    expect(voice.waiting()).toEqual(['Read', 'Too']);
  });

  it('skips text that is hidden visually or from screen readers', async () => {
    render(
      <Story>
        <p>
          A<span aria-hidden="true">B</span>
          <span className="visually-hidden">C</span> D
        </p>
      </Story>,
    );
    await tap();
    expect(voice.waiting()).toEqual(['A D']);
  });

  it('pronounces a name as the pack says, in small letters', async () => {
    render(
      <Story>
        <p>
          There <span data-say="su-KHAY-la">Sukhaylah</span> lived.
        </p>
      </Story>,
    );
    await tap();
    expect(voice.waiting()).toEqual(['There su-khay-la lived.']);
  });

  it('reads honorifics in words, as sign and as abbreviation', async () => {
    render(
      <Story>
        <p>
          Muhammad ﷺ was kind, as Musa{' '}
          <abbr className="honorific" title="peace be upon him">
            (as)
          </abbr>{' '}
          was.
        </p>
      </Story>,
    );
    await tap();
    expect(voice.waiting().join('')).toMatch(
      /^Muhammad\s+peace and blessings be upon him\s+was kind, as Musa peace be upon him was\.$/,
    );
  });
});

describe('highlight', () => {
  const highlights = new Map<string, { range: Range }>();
  const shown = () => highlights.get('spoken')?.range.toString();
  beforeEach(() => {
    vi.stubGlobal(
      'Highlight',
      class {
        readonly range: Range;
        constructor(range: Range) {
          this.range = range;
        }
      },
    );
    vi.stubGlobal('CSS', { highlights });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    highlights.clear();
  });

  it('highlights the sentence, then each spoken word, and nothing after the end', async () => {
    render(<Story />);
    await tap();
    voice.begin();
    expect(shown()).toBe('Where is Makkah?');
    voice.reach('Makkah?');
    expect(shown()).toBe('Makkah?');
    voice.finish();
    voice.begin();
    expect(shown()).toBe('Look west.');
    expect(await button()).toHaveAttribute('aria-pressed', 'true');
    act(() => voice.finish());
    expect(shown()).toBeUndefined();
    expect(await button()).toHaveAttribute('aria-pressed', 'false');
  });

  it('highlights the sign during its words, and the correct word afterwards', async () => {
    render(
      <Story>
        <p>
          Muhammad ﷺ was <b>very</b> kind.
        </p>
      </Story>,
    );
    await tap();
    voice.reach('blessings');
    expect(shown()).toBe('ﷺ');
    voice.reach('very');
    expect(shown()).toBe('very');
  });
});

it('marks the paragraph in a browser without the Highlight API', async () => {
  render(<Story />);
  await tap();
  voice.begin();
  expect(marked()).toBe('Where is Makkah? Look west.');
  await tap();
  expect(marked()).toBeUndefined();
});

describe('stops', () => {
  const over = async () => {
    expect(voice.waiting()).toEqual([]);
    expect(await button()).toHaveAttribute('aria-pressed', 'false');
  };

  it('on a second tap', async () => {
    render(<Story />);
    await tap();
    await tap();
    await over();
  });

  it('on a hidden page', async () => {
    render(<Story />);
    await tap();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    hidden.mockRestore();
    await over();
  });

  it('when a dialog opens over the text', async () => {
    const { rerender } = render(<Story />);
    await tap();
    rerender(<Story asking />);
    await waitFor(() => expect(voice.waiting()).toEqual([]));
  });

  it('on unmount', async () => {
    const { unmount } = render(<Story />);
    await tap();
    unmount();
    expect(voice.waiting()).toEqual([]);
  });
});

it('announcements wait until the voice is silent', async () => {
  const announced = recordAnnouncements();
  render(<Story />);
  await tap();
  announce('30 seconds left');
  expect(announced).toEqual([]);
  await tap();
  expect(announced).toEqual(['30 seconds left']);
});

it('accepts button properties', async () => {
  const ref = createRef<HTMLButtonElement>();
  render(<ReadAloud text={{ current: null }} ref={ref} className="mine" data-mark="here" />);
  expect(await button()).toHaveClass('mine');
  expect(await button()).toHaveAttribute('data-mark', 'here');
  expect(ref.current).toBe(await button());
});

it('reports that reading started', async () => {
  const onRead = vi.fn();
  render(<Story onRead={onRead} />);
  await tap();
  expect(onRead).toHaveBeenCalledOnce();
});

describe('renders nothing without a voice for the language', () => {
  it.each<[string, Parameters<typeof fakeVoice>[0]]>([
    ['no voice at all', []],
    ['another language', [{ lang: 'fr-FR', localService: true }]],
    ['a voice of a network service', [{ lang: 'en-GB', localService: false }]],
  ])('%s', async (_, voices) => {
    voice.remove();
    voice = fakeVoice(voices);
    render(<Story />);
    expect(screen.queryByRole('button', { name: 'Read to me' })).not.toBeInTheDocument();
    // Some browsers list their voices late.
    act(() => voice.list([{ lang: 'en_US', localService: true }]));
    expect(await button()).toBeVisible();
  });
});

describe("D256: reads content in the content's language", () => {
  const own = (lang: string, more = {}) => ({ lang, localService: true, ...more });
  const open = (voices: Parameters<typeof fakeVoice>[0]) => {
    voice.remove();
    voice = fakeVoice(voices);
    render(
      <MessagesProvider locale="en" contentLanguage="tr">
        <Story>
          <p>Look west.</p>
          <p lang="tr">Kuyu nerede?</p>
        </Story>
      </MessagesProvider>,
    );
  };

  it('with the nearest voice', async () => {
    open([own('en-GB', { default: true }), own('ar-SA'), own('tr-TR')]);
    const speak = vi.spyOn(window.speechSynthesis, 'speak');
    await tap();
    expect(speak.mock.calls).toMatchObject([[{ lang: 'tr-TR', text: 'Kuyu nerede?' }]]);
  });

  it('renders nothing without a voice for it', () => {
    open([own('en-GB', { default: true })]);
    expect(screen.queryByRole('button', { name: 'Read to me' })).not.toBeInTheDocument();
  });
});
