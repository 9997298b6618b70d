import { describe, expect, it } from 'vitest';
import { addressBlock, clientAddress } from './client-address';

const forged = '10.9.8.7';
const client = '203.0.113.5';
const proxy = '198.51.100.2';

describe('the address of a client', () => {
  it.each([
    ['is the peer without a proxy, whatever the header says', forged, client, 0],
    ['is what the one proxy wrote', `${forged}, ${client}`, proxy, 1],
    ['is what the outer of two proxies wrote', `${forged}, ${client}, ${proxy}`, '127.0.0.1', 2],
    ['is the outermost that is known when there are fewer proxies', client, proxy, 3],
    ['may stand alone in the header when the peer is not known', client, undefined, 0],
    ['is the last of the header when the peer is not known', `${forged},${client}`, undefined, 1],
    [
      'is counted from the right when the peer is not known',
      `${forged}, ${client}, ${proxy}`,
      undefined,
      2,
    ],
    ['has no port', `${client}:51234`, undefined, 1],
    ['is written as IPv4 where it is one', `::ffff:${client}`, undefined, 0],
    ['may have blanks and empty entries around it', ` , ${client} ,`, undefined, 0],
  ])('%s', (_, forwardedFor, peer, trustedProxies) => {
    expect(clientAddress({ forwardedFor, peer, trustedProxies })).toBe(client);
  });

  it.each([
    ['[2001:DB8::1]:443', '2001:db8::1'],
    ['2001:0db8:0000:0000:0000:0000:0000:0001', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
  ])('reads %s', (forwardedFor, address) => {
    expect(clientAddress({ forwardedFor, trustedProxies: 0 })).toBe(address);
  });

  it.each([
    null,
    '',
    ',,,',
    'localhost',
    '1.2.3',
    '999.1.1.1',
    '::g',
    '[::1',
    'x'.repeat(10_000),
    '<script>',
  ])('is unknown for %j', (forwardedFor) => {
    expect(clientAddress({ forwardedFor, trustedProxies: 1 })).toBe('unknown');
  });
});

describe('what a client is counted by', () => {
  it.each([
    [client, client],
    ['unknown', 'unknown'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s is %s', (address, block) => {
    expect(addressBlock(address)).toBe(block);
  });
});
