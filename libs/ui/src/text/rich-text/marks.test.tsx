import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { RichText } from './rich-text.tsx';

const onPerson = vi.fn();
const onTerm = vi.fn();
const show = (html: string) => render(<RichText html={html} onPerson={onPerson} onTerm={onTerm} />);

beforeEach(() => {
  onPerson.mockClear();
  onTerm.mockClear();
});

it.each([
  ['<span data-people-id="p1">Halimah</span>'],
  ['<span class="people-p1">Halimah</span>'],
  ['<span class="mark people" data-id="p1">Halimah</span>'],
  ['<em class="people" id="p1">Halimah</em>'],
  ['<a href="/people/p1" class="people-p1">Halimah</a>'],
  ['<a data-people-id="p1"><strong>Halimah</strong></a>'],
])('D97: a marked person is a button in every notation: %s', async (html) => {
  show(`<p>Start ${html}.</p>`);
  const button = await screen.findByRole('button', { name: 'Halimah' });
  await userEvent.click(button);
  expect(onPerson).toHaveBeenCalledExactlyOnceWith('p1');
  expect(onTerm).not.toHaveBeenCalled();
});

it('a button keeps the pronunciation of its mark', async () => {
  show('<p><span data-people-id="p1" data-say="ha-LEE-ma">Halimah</span></p>');
  expect(await screen.findByRole('button', { name: 'Halimah' })).toHaveAttribute('data-say', 'ha-LEE-ma');
});

it('D97: a marked term is a button that opens by keyboard', async () => {
  show('<p>In the <span data-glossary-id="badiya">open country</span></p>');
  await screen.findByRole('button', { name: 'open country' });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onTerm).toHaveBeenCalledExactlyOnceWith('badiya');
});

it('marks without a handler are plain text', async () => {
  render(<RichText html='<p>By <span data-people-id="p1">Halimah</span></p>' />);
  await screen.findByText('Halimah');
  expect(screen.queryByRole('button')).toBeNull();
});

it('a mark keeps the focus when the handler changes', async () => {
  const { rerender } = show('<p><span data-people-id="p1">Halimah</span></p>');
  const button = await screen.findByRole('button', { name: 'Halimah' });
  button.focus();
  const later = vi.fn();
  rerender(
    <RichText html='<p><span data-people-id="p1">Halimah</span></p>' onPerson={later} onTerm={onTerm} />,
  );
  expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(later).toHaveBeenCalledWith('p1');
});

it.each([
  ['of <span data-people-id="p1">Halimah</span>, who', 'Halimah,'],
  ['<span data-people-id="p1">Halimah</span>!" Then', 'Halimah!"'],
  ['at <span data-people-id="p1">Halimah</span>\'s, too', "Halimah's,"],
  [
    'of <span data-people-id="p1">Hud</span> <abbr class="honorific" title="peace">ﷺ</abbr>, who',
    'Hud\u00A0ﷺ,',
  ],
])("punctuation stays on the mark's line, and the text is unchanged: %s", async (html, unbroken) => {
  const { container } = show(`<p>Start ${html}</p>`);
  const button = await screen.findByRole('button', { name: /^Ha|^Hud/ });
  expect(button.parentElement).toHaveAttribute('data-unbroken');
  expect(button.parentElement?.textContent).toBe(unbroken);
  expect(container).toHaveTextContent(`Start ${html.replaceAll(/<[^>]*>/g, '')}`);
});

it('a mark between spaces stays unchanged', async () => {
  const { container } = show('<p>Start <span data-people-id="p1">Halimah</span> went.</p>');
  await screen.findByRole('button', { name: 'Halimah' });
  expect(container.querySelector('[data-unbroken]')).toBeNull();
});

it('a mark within a mark is text, because buttons cannot nest', async () => {
  const { container } = show(
    '<p>Start <span data-people-id="p1">Halimah of <span data-glossary-id="g1">the tribe</span></span></p>',
  );
  await screen.findByRole('button', { name: 'Halimah of the tribe' });
  expect(container.querySelector('button button')).toBeNull();
});

it('T3: ids cannot collide with ids of the app', async () => {
  const { container } = show('<p id="main">Start <span id="toString">x</span></p>');
  await screen.findByText('x');
  expect([...container.querySelectorAll('[id]')].map(({ id }) => id)).toEqual([
    'user-content-main',
    'user-content-toString',
  ]);
});

it.each([
  '<a class="people-p1" href="javascript:window.pwned = 1" onclick="window.pwned = 1"><img src=x onerror="window.pwned = 1">x</a>',
  '<a data-people-id="p1"><script>window.pwned = 1</script><svg onload="window.pwned = 1"></svg>x</a>',
  '<span class="people-p1" onmouseover="window.pwned = 1" style="position:fixed">x</span>',
  '<a class="people-p1"><a class="people-p2"><iframe srcdoc="<script>parent.pwned = 1</script>"></iframe>x</a></a>',
])('T3: sanitises the content of a mark: %s', async (html) => {
  const { container } = show(`<p>Start</p>${html}`);
  await screen.findByText('Start');
  expect(
    container.querySelector('a, img, script, svg, iframe, [onclick], [onmouseover], [style]'),
  ).toBeNull();
  expect(window).not.toHaveProperty('pwned');
});
