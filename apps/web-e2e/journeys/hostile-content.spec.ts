import { links } from '@sirah-trails/api-client/links';
import { expect, test } from '../fixtures/journey-test.ts';
import { markupAttacks } from '../fixtures/markup-attacks.ts';

// The sanitizer parses each text in an inert document; Chromium still logs policy violations there.
test.use({
  expectedLines: [
    'Executing inline event handler violates',
    'Applying inline style violates',
    "Setting the document's base URI to",
  ],
});

/** Texts in a book, because loading the page for each would take minutes. */
const atOnce = 55;

test(
  'T3: texts of a hostile provider run no code and render as words',
  { tag: '@reader' },
  async ({ page }) => {
    expect(markupAttacks.length).toBeGreaterThan(150);
    for (let first = 0; first < markupAttacks.length; first += atOnce) {
      const texts = markupAttacks.slice(first, first + atOnce);
      await page.unrouteAll();
      await page.route('**/api/book/v1/book/the-land*', async (route) => {
        const response = await route.fetch();
        const { data } = (await response.json()) as { data: object };
        const description = ['<p>Begin</p>', ...texts].join('\n');
        await route.fulfill({ response, json: { data: { ...data, title: texts[1], description } } });
      });
      await page.goto(links.book({ bookId: 'the-land' }));
      // A title is plain text: it shows its tags.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[1] ?? '');
      const found = await page.getByText('Begin', { exact: true }).evaluate((words) => {
        const all = [...(words.parentElement?.querySelectorAll('*') ?? [])];
        const attributes = all.flatMap((element) => element.getAttributeNames());
        return {
          tags: all.map(({ localName }) => localName).filter((name) => !/^(p|span|abbr)$/.test(name)),
          attributes: attributes.filter((name) => !/^(title|id|data-people-id)$/.test(name)),
          ids: all.map(({ id }) => id).filter((id) => id !== '' && !id.startsWith('user-content-')),
          pwned: 'pwned' in window,
        };
      });
      expect(found).toEqual({ tags: [], attributes: [], ids: [], pwned: false });
    }
  },
);
