import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './render-text.ts';

const tokens = {
  saw: { sign: 'ﷺ', words: 'peace and blessings be upon him' },
  as: { sign: '(peace be upon him)', words: 'peace be upon him' },
};
const render = (text: string) => renderMarkdown(text, tokens);

describe('rendered text', () => {
  it('supports paragraphs, headings, emphasis and lists', () => {
    expect(render('## Wells\n\nDeep *and* **cool**\n\n- one')).toBe(
      '<h2>Wells</h2>\n<p>Deep <em>and</em> <strong>cool</strong></p>\n<ul>\n<li>one</li>\n</ul>',
    );
  });

  it('marks a term and a person by their ids', () => {
    expect(render(':term[oases]{#oasis} and :person[Hashim]{#hashim}')).toBe(
      '<p><span data-glossary-id="oasis">oases</span> and <span data-people-id="hashim">Hashim</span></p>',
    );
  });

  it('gives marked words their pronunciation if they are the title', () => {
    const sounds = { person: new Map([['hashim', { title: 'Hashim ', say: 'HAA-shim' }]]), term: new Map() };
    expect(renderMarkdown(':person[Hashim]{#hashim}, :person[his son]{#hashim}', tokens, sounds)).toBe(
      '<p><span data-people-id="hashim" data-say="HAA-shim">Hashim</span>, <span data-people-id="hashim">his son</span></p>',
    );
  });

  it('renders an honorific as its sign, with its words as title', () => {
    expect(render('the Prophet {saw} said')).toBe(
      '<p>the Prophet <abbr class="honorific" title="peace and blessings be upon him">ﷺ</abbr> said</p>',
    );
  });

  it('supports a two-word token', () => {
    expect(
      renderMarkdown('Maryam {as-she}', { 'as-she': { sign: '(peace)', words: 'peace be upon her' } }),
    ).toContain('<abbr class="honorific" title="peace be upon her">(peace)</abbr>');
  });

  it('finds honorifics inside emphasis and after a marked person', () => {
    expect(render('*Isa {as}*')).toContain('<em>Isa <abbr class="honorific" title="peace be upon him">');
    expect(render(':person[Musa]{#musa} {as}')).toContain('</span> <abbr class="honorific"');
  });

  it('leaves verse numbers and times of day alone', () => {
    expect(render('See 14:37 and 10:30.')).toBe('<p>See 14:37 and 10:30.</p>');
  });
});

describe('rendered text excludes', () => {
  it('code, styles, links, pictures and unknown marks', () => {
    const rows: readonly (readonly [what: string, text: string, forbidden: RegExp])[] = [
      ['a script', 'Hi <script>steal()</script>', /<script|onload|onerror/],
      ['a script block', '<script>steal()</script>', /steal|script/],
      ['a handler', '<img src="x" onerror="steal()">', /onerror|<img/],
      ['a frame', '<iframe src="https://example.org"></iframe>', /iframe/],
      ['a style', '<p style="position:fixed">x</p>', /style/],
      ['a link that runs', '[read](javascript:steal())', /href|javascript|<a/],
      ['a link elsewhere', '[read](https://example.org)', /href|<a/],
      ['a picture from elsewhere', '![map](https://example.org/track.png)', /<img|example/],
      ['a mark with a handler', ':term[oasis]{#oasis onclick="steal()" class="x"}', /onclick|class/],
      ['a mark of an unknown kind', ':script[steal]{src="x"}', /<script|src/],
      ['an id that breaks out', ':term[x]{id="a&quot; onclick=&quot;y"}', /id="a" onclick/],
    ];
    expect(rows.filter(([, text, forbidden]) => forbidden.test(render(text)))).toEqual([]);
  });
});
