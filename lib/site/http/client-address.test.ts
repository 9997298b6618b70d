import { describe, expect, it } from 'vitest';
import { addressBlock, clientAddress, countedNetwork } from './client-address';

const forged = '10.9.8.7';
const client = '203.0.113.5';
const proxy = '198.51.100.2';

describe('the address of a client', () => {
  it.each([
    ['is the peer if there is no proxy, whatever the header says', forged, client, 0],
    ['is the entry of the only proxy', `${forged}, ${client}`, proxy, 1],
    ['is the entry of the outer of two proxies', `${forged}, ${client}, ${proxy}`, '127.0.0.1', 2],
    ['is the first entry if there are fewer proxies than trusted', client, proxy, 3],
    ['is the only entry if the peer is unknown', client, undefined, 0],
    ['is the last entry if the peer is unknown', `${forged},${client}`, undefined, 1],
    [
      'is counted from the right if the peer is unknown',
      `${forged}, ${client}, ${proxy}`,
      undefined,
      2,
    ],
    ['has no port', `${client}:51234`, undefined, 1],
    ['is converted to IPv4 if it is a mapped address', `::ffff:${client}`, undefined, 0],
    ['may have spaces and empty entries around it', ` , ${client} ,`, undefined, 0],
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

describe('the address block that rate limits apply to', () => {
  it.each([
    [client, client],
    ['unknown', 'unknown'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8::/64'],
    ['::1', '::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['::ffff:203.0.113.5', '203.0.113.5'],
  ])('%s is %s', (address, block) => {
    expect(addressBlock(address)).toBe(block);
    expect(addressBlock(block)).toBe(block);
  });
});

describe('the network that counts apply to', () => {
  it.each([
    [client, client],
    ['unknown', 'unknown'],
    ['2001:db8:1:2::1', '2001:db8:1::/48'],
    ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ])('%s is in %s', (address, network) => {
    expect(countedNetwork(address)).toBe(network);
  });
});
