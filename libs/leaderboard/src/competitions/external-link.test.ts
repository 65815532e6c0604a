import { expect, it } from 'vitest';
import { externalUrl } from './external-link.tsx';

it.each([
  ['https://example.org/', 'https://example.org/'],
  ['HTTPS://Example.org/draw?day=1#how', 'https://example.org/draw?day=1#how'],
  ['https://www.museum.example:443/', 'https://www.museum.example/'],
])('T30: shows an https URL: %s', (link, url) => {
  expect(externalUrl(link)?.href).toBe(url);
});

it.each([
  null,
  '',
  'http://example.org/',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'javascript://example.org/%0aalert(1)',
  'data:text/html,<script>1</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'ftp://example.org/',
  'blob:https://example.org/1',
  'filesystem:https://example.org/1',
  'mailto:a@example.org',
  'tel:123',
  'sms:123',
  'intent://example.org#Intent;scheme=https;end',
  'ws://example.org',
  'wss://example.org',
  '//example.org/',
  '/example.org',
  'example.org',
  'about:blank',
  'view-source:https://example.org',
  'https:example.org',
  'https:/example.org',
  'https:\\\\example.org',
  'https://example.org\\@evil.test',
  ' https://example.org/',
  'https://example.org/\n',
  'ht\ntps://example.org/',
  'https://user@example.org/',
  'https://user:secret@example.org/',
  'https://example.org:8443/',
  'https://localhost/',
  'https://',
  'https://[',
])('T30: nothing else is shown as a link: %j', (link) => {
  expect(externalUrl(link)).toBeNull();
});
