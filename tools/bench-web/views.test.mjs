import { describe, expect, it } from 'vitest';
import { untilContent } from './views.mjs';

const sent = (/** @type {string} */ type, /** @type {number} */ start, /** @type {number} */ end) => ({
  url: '',
  type,
  start,
  end,
  bytes: 100,
});

describe('requests until the first content', () => {
  it('the depth is the longest chain of dependent requests', () => {
    const page = sent('Document', 10, 11);
    const beside = [sent('Script', 11, 12), sent('Stylesheet', 11.1, 12.5), sent('Fetch', 11.2, 12)];
    expect(untilContent([page, ...beside], 3_000)).toEqual({ requests: 4, bytes: 400, depth: 2 });
    expect(untilContent([page, ...beside, sent('Fetch', 12.6, 12.9)], 3_000).depth).toBe(3);
  });

  it('excludes fonts, pictures and requests after the content', () => {
    const requests = [sent('Document', 0, 1), sent('Font', 1, 2), sent('Image', 1, 2), sent('Script', 1, 4)];
    expect(untilContent(requests, 3_000)).toEqual({ requests: 1, bytes: 100, depth: 1 });
  });
});
