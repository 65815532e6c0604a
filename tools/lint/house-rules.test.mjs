import { ESLint } from 'eslint';
import { beforeAll, expect, it } from 'vitest';
import { root } from '../process.mjs';
import { projectGraph } from '../workspace/project-graph.mjs';

const view = 'libs/reader/src/book/book-detail.tsx';
const sheet = 'libs/reader/src/book.module.css';
const stories = 'libs/reader/src/book/book-screen.stories.tsx';

/** @type {[rule: string, file: string, code: string, replacement: RegExp][]} */
const refused = [
  [
    'house/no-raw-button',
    view,
    'export const a = <button type="button" />;',
    /Button.* of @sirah-trails\/ui/,
  ],
  ['house/one-live-region', view, 'export const a = <p role="status" />;', /announce of @sirah-trails\/ui/],
  ['house/one-live-region', view, 'export const a = <p aria-live="polite" />;', /announce/],
  ['house/no-raw-colour', view, 'export const a = <path fill="#b4552d" />;', /var\(--color-/],
  ['house/no-raw-colour', view, 'export const a = <p style={{ color: `rgb(1, 2, 3)` }} />;', /var\(--color-/],
  [
    'house/no-physical-side',
    view,
    'export const a = <p style={{ marginLeft: 4 }} />;',
    /margin-inline-start/,
  ],
  ['house/no-physical-side', view, 'export const a = <p style={{ width: 4 }} />;', /inline-size/],
  ['house/no-emoji', view, 'export const a = <p>{name} \u{1F31F}</p>;', /icon of lucide-react/],
  ['house/no-emoji', view, "export const a = { 'reader.star': 'A star \u2B50' };", /icon of lucide-react/],
  ['house/words-are-messages', view, 'export const a = <p>Hello</p>;', /useMessages/],
  ['house/words-are-messages', view, 'export const a = <p aria-label="Hello" />;', /useMessages/],
  ['house/whole-messages', view, "export const a = t('x') + name;", /one message/],
  ['house/whole-messages', view, "export const a = `${t('x')}: ${name}`;", /one message/],
  [
    'house/query-states',
    view,
    'export const a = () => useQuery(b).isPending;',
    /QueryView of @sirah-trails\/screen-kit/,
  ],
  ['house/query-states', view, 'export const a = () => { const { error } = useQuery(b); };', /QueryView/],
  [
    'house/query-states',
    view,
    'export const a = () => { const c = useInfiniteQuery(b); return c.isError && c.data; };',
    /QueryView/,
  ],
  ['house/query-states', view, 'export const a = () => useBooks().isLoading;', /QueryView/],
  ['house/query-states', view, 'export const a = () => { const { isError } = useBooks(b); };', /QueryView/],
  [
    'house/query-states',
    view,
    'export const a = () => { const books = useBooks(b); return books.isPending && books.data; };',
    /QueryView/,
  ],
  [
    'house/wait-for-state',
    stories,
    "export const a = async () => { await expect(canvas.getByRole('link')).not.toHaveFocus(); };",
    /waitFor/,
  ],
  [
    'no-restricted-imports',
    view,
    "export { Dialog } from '@base-ui/react/dialog';",
    /component of @sirah-trails\/ui/,
  ],
  ['house/css-colours', sheet, '.a { color: #fff; }', /var\(--color-/],
  ['house/css-colours', sheet, '.a { --mine: #b4552d; }', /var\(--color-/],
  ['house/css-colours', sheet, '.a { box-shadow: 0 0 2px rgb(0 0 0 / 20%); }', /var\(--color-/],
  ['house/css-colours', sheet, '.a { background: white; }', /var\(--color-/],
  ['house/css-sides', sheet, '.a { margin-left: 4px; }', /margin-inline-start/],
  ['house/css-sides', sheet, '.a { border-top-left-radius: 4px; }', /logical property/],
  ['house/css-sides', sheet, '.a { max-width: 4px; }', /inline-size/],
  ['house/css-sides', sheet, '.a { text-align: left; }', /logical property/],
];

/** @type {[file: string, code: string][]} */
const accepted = [
  [view, 'export const a = <a href="#main">{name}</a>;'],
  [view, 'export const a = <p>{name}: {count}</p>;'],
  [
    view,
    'export const a = () => { const { data, refetch } = useQuery(b); return [data, refetch, form.error]; };',
  ],
  [view, 'export const a = () => useMutation(b).isPending || useSaveForm(c).isPending;'],
  [view, 'export const a = () => { const { error } = usePicture(b); return error; };'],
  [view, 'export const a = <p>\u00A9 {owner}</p>;'],
  [stories, "export const a = async () => { await waitFor(() => expect(b.getByText('c')).toHaveFocus()); };"],
  [sheet, '.a { box-shadow: 0 4px 0 rgb(var(--shade) / 18%); }'],
  [sheet, '.a { mask: radial-gradient(#000 92%, transparent); }'],
  [
    sheet,
    '@layer screens { .a { inset-inline: 0; @media (min-width: 900px) { color: var(--color-ink); } } }',
  ],
];

const eslint = new ESLint({ cwd: root });
// Without a project graph the boundary rule warns.
beforeAll(() => projectGraph());

it('rejects raw elements, colours, sides, texts and query states, with the replacement', async () => {
  for (const file of [view, sheet, stories]) {
    const cases = refused.filter((each) => each[1] === file);
    const found = await messages(
      file,
      cases.map(([, , code]) => code),
    );
    const missed = cases.filter(
      ([rule, , , replacement], index) =>
        !found.some((one) => one.line === index + 1 && one.ruleId === rule && replacement.test(one.message)),
    );
    expect(missed).toEqual([]);
  }
});

it('accepts links, punctuation, write states, waits and plain logical styles', async () => {
  for (const file of [view, sheet, stories]) {
    const code = accepted.filter((each) => each[0] === file).map(([, each]) => each);
    expect(await messages(file, code)).toEqual([]);
  }
});

it('the design system may wrap primitives', async () => {
  const code = ["export { Dialog } from '@base-ui/react/dialog';"];
  expect(await messages('libs/ui/src/index.ts', code)).toEqual([]);
});

/** @param {string} file @param {readonly string[]} lines */
async function messages(file, lines) {
  // A different name in each line, because a module exports a name once.
  const code = lines.map((line, index) => line.replace('export const a =', `export const a${index} =`));
  const [result] = await eslint.lintText(`${code.join('\n')}\n`, { filePath: `${root}${file}` });
  return (result?.messages ?? []).filter(
    ({ ruleId }) => ruleId === null || /^(house|no-restricted)/.test(ruleId),
  );
}
