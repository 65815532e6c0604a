import { expect, it } from 'vitest';
import { networkPage } from './network-page.ts';

const message = { text: 'Come & walk "The Trails", 100%?', link: 'https://trails.example/' };

it.each([
  ['whatsapp', 'https://wa.me/', { text: `${message.text} ${message.link}` }],
  ['telegram', 'https://t.me/share/url', { url: message.link, text: message.text }],
] as const)('D166: %s gets the text and the link, and nothing else', (network, page, query) => {
  const address = new URL(networkPage(network, message).address);
  expect(address.origin + address.pathname).toBe(page);
  expect(Object.fromEntries(address.searchParams)).toEqual(query);
});
