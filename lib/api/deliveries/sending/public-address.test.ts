import { describe, expect, it } from 'vitest';
import { isPublicHost, isPublicIp } from './public-address';

describe('an IP address', () => {
  it.each(['8.8.8.8', '9.255.255.255', '172.32.0.1', '192.169.0.1', '2606:4700::1111', '2a00::1'])(
    '%s is public',
    (address) => expect(isPublicIp(address)).toBe(true),
  );

  it.each([
    ['loopback', '127.0.0.1'],
    ['loopback', '127.255.255.254'],
    ['loopback', '::1'],
    ['unspecified', '0.0.0.0'],
    ['unspecified', '::'],
    ['private', '10.0.0.1'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.255'],
    ['private', '192.168.1.1'],
    ['private', 'fc00::1'],
    ['link-local', '169.254.169.254'],
    ['link-local', 'fe80::1'],
    ['site-local', 'fec0::1'],
    ['shared', '100.64.0.1'],
    ['multicast', '224.0.0.1'],
    ['multicast', 'ff02::1'],
    ['broadcast', '255.255.255.255'],
    ['reserved', '240.0.0.1'],
    ['for documentation', '192.0.2.1'],
    ['for documentation', '2001:db8::1'],
    ['for benchmarks', '198.18.0.1'],
    ['mapped', '::ffff:127.0.0.1'],
    ['mapped', '::ffff:8.8.8.8'],
    ['compatible', '::127.0.0.1'],
    ['translated', '64:ff9b::7f00:1'],
    ['translated', '64:ff9b:1::1'],
    ['translated', '::ffff:0:7f00:1'],
    ['6to4', '2002:7f00:1::'],
    ['Teredo', '2001::1'],
    ['not assigned', '4000::1'],
    ['not assigned', '1fff::1'],
    ['no address', 'hooks.shop.example'],
    ['no address', ''],
  ])('is not public if it is %s: %s', (_kind, address) => {
    expect(isPublicIp(address)).toBe(false);
  });
});

describe('a host', () => {
  it.each([
    'hooks.shop.example',
    'hooks.shop.example.',
    'inbox.sandbox.example',
    'localhost.example',
    'notlocalhost',
    'local.example',
    '8.8.8.8',
    '[2606:4700::1111]',
  ])('%s may be public', (host) => expect(isPublicHost(host)).toBe(true));

  it.each([
    'localhost',
    'localhost.',
    'api.localhost',
    'printer.local',
    'printer.local.',
    'metadata.google.internal',
    'router.home.arpa',
    'internal',
    '127.0.0.1',
    '[::1]',
    '[::ffff:7f00:1]',
  ])('%s is not public', (host) => expect(isPublicHost(host)).toBe(false));
});
