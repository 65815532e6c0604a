import { truncate, truncation } from '@sirah-trails/ui';
import { expect, it } from 'vitest';
import { plainText } from './entry-row.tsx';

it('D77: removes markup and separates blocks', () => {
  expect(plainText('<p>An <em>oasis</em> is\n green.</p><p>Palms grow there.</p>')).toBe(
    'An oasis is green. Palms grow there.',
  );
});

it('B9: truncates to 70 and 170 letters at a word boundary', () => {
  const html = `<p>${'palm '.repeat(60)}</p>`;
  expect(truncate(plainText(html), truncation.people)).toBe(`${'palm '.repeat(14).trim()}…`);
  expect(truncate(plainText(html), truncation.glossary)).toBe(`${'palm '.repeat(34).trim()}…`);
});

it('T3: neither runs scripts nor loads files', () => {
  const html =
    '<img src="/gone.svg" onerror="document.title = \'pwned\'"><script>document.title = 1</script>Salt';
  document.title = 'before';
  expect(plainText(html)).toContain('Salt');
  expect(document.title).toBe('before');
});
