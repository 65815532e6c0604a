import { expect, it } from 'vitest';
import { networkPage, shareMethods } from './methods.ts';

const everywhere = ['whatsapp', 'telegram', 'copy'];

it.each([
  ['a phone', true, true, ['imessage', 'instagram', 'tiktok', ...everywhere]],
  ['a phone that shares no files', false, true, [...everywhere, 'save']],
  ['a desktop', false, false, [...everywhere, 'save']],
  ['a desktop that shares files', true, false, [...everywhere, 'save']],
])('B2, D228: the options on %s', (_device, sharesFiles, isCoarse, methods) => {
  expect(shareMethods({ sharesFiles, isCoarse })).toEqual(methods);
});

const message = { text: 'Come & walk "The Trails", 100%?', link: 'https://trails.example/' };

it.each([
  ['whatsapp', 'https://wa.me/', { text: `${message.text} ${message.link}` }],
  ['telegram', 'https://t.me/share/url', { url: message.link, text: message.text }],
] as const)('D166: %s gets the text and the link, and nothing else', (network, page, query) => {
  const url = new URL(networkPage(network, message).url);
  expect(url.origin + url.pathname).toBe(page);
  expect(Object.fromEntries(url.searchParams)).toEqual(query);
});
