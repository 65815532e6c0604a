import { act, cleanup, render, screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { preferences } from '../../platform/preferences.ts';
import { MessagesProvider } from '../../i18n/messages-provider.tsx';
import { RichText } from './rich-text.tsx';

async function shown(html: string) {
  const { container } = render(<RichText html={`<p>Start</p>${html}`} />);
  await screen.findByText('Start');
  return container.innerHTML;
}

it('keeps text, lists, quotes and emphasis', async () => {
  const html = '<h2>The well</h2><ul><li><em>Clear</em> air</li></ul><blockquote>Patience</blockquote>';
  expect(await shown(html)).toContain(html);
});

it('keeps marked people and terms, and honorifics', async () => {
  const html =
    '<p><span data-people-id="p1">Halima</span> <span data-glossary-id="g1">badiya</span> ' +
    '<abbr title="peace be upon him" class="honorific">(peace be upon him)</abbr></p>';
  expect(await shown(html)).toContain(html);
});

const hostile = [
  '<script>window.pwned = 1</script>',
  '<img src=x onerror="window.pwned = 1">',
  '<svg><script>window.pwned = 1</script></svg>',
  '<a href="javascript:window.pwned = 1">x</a>',
  '<iframe srcdoc="<script>parent.pwned = 1</script>"></iframe>',
  '<p onclick="window.pwned = 1" style="position:fixed" id="main" class="button">x</p>',
  '<form><input name="attributes"></form>',
  '<math><mtext><table><mglyph><style><img src=x onerror="window.pwned = 1">',
  '<p data-other="x" aria-hidden="true">x</p>',
  '<style>* { display: none }</style>',
];

it('T3: removes everything outside the allow-list', async () => {
  const forbidden =
    /<(script|img|svg|a|iframe|form|input|math|style)\b|onerror|onclick|style=|[^-]id="main"|"button"|data-other|aria-hidden="true">x/;
  const found: string[] = [];
  for (const html of hostile) {
    if (forbidden.test(await shown(html))) found.push(html);
    cleanup();
  }
  expect(found).toEqual([]);
});

it('updates with its text', async () => {
  const { rerender } = render(<RichText html="<p>One</p>" />);
  await screen.findByText('One');
  rerender(<RichText html="<p>Two</p>" />);
  expect(screen.getByText('Two')).toBeInTheDocument();
  expect(screen.queryByText('One')).toBeNull();
});

it('a sign has its words as accessible name, and stays on the line of its name', async () => {
  const sign = '<abbr class="honorific" title="peace and blessings be upon him">ﷺ</abbr>';
  const html = await shown(`<p>The Prophet\n${sign} rested.</p>`);
  expect(screen.getByRole('img', { name: 'peace and blessings be upon him' })).toHaveTextContent('ﷺ');
  expect(html).toContain('The Prophet&nbsp;<abbr');
});

it('switches to honorifics in words with the preference', async () => {
  onTestFinished(() => preferences.set({ honorifics: 'sign' }));
  const sign = '<abbr class="honorific" title="peace and blessings be upon him">ﷺ</abbr>';
  const { container } = render(<RichText html={`<p>The Prophet ${sign} rested.</p>`} />);
  await screen.findByText(/rested/);
  expect(container).toHaveTextContent('The Prophet ﷺ rested.');
  act(() => preferences.set({ honorifics: 'words' }));
  expect(container).toHaveTextContent('The Prophet (peace and blessings be upon him) rested.');
});

it('D256: names the language and direction of the content', async () => {
  render(
    <MessagesProvider locale="en" contentLanguage="ar">
      <RichText html="<p>بئر</p>" />
    </MessagesProvider>,
  );
  const text = (await screen.findByText('بئر')).closest('[lang]');
  expect(text).toHaveAttribute('lang', 'ar');
  expect(text).toHaveAttribute('dir', 'rtl');
});
