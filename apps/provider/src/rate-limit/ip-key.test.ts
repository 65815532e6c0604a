import { expect, it } from 'vitest';
import { ipKey, widerNetworkKey } from './ip-key.ts';

it('groups addresses by IPv4 address or IPv6 network', () => {
  const cases = [
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ] as const;
  expect(cases.map(([ip]) => [ip, ipKey(ip)])).toEqual(cases);
});

it('widens keys of IPv6 networks to a /48', () => {
  const cases = [
    ['2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['a@b.co 2001:db8:1:2::/64', 'a@b.co 2001:db8:1::/48'],
    ['192.0.2.7', null],
    ['a@b.co', null],
    ['2001:db8:1::/48', null],
  ] as const;
  expect(cases.map(([key]) => [key, widerNetworkKey(key)])).toEqual(cases);
});
