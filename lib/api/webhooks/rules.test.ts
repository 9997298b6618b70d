import { describe, expect, it } from 'vitest';
import { parseAddress } from './rules';

describe('the address of a subscription', () => {
  it.each([
    ['https://hooks.shop.example/loyalty', 'https://hooks.shop.example/loyalty'],
    ['HTTPS://Hooks.Shop.Example/Loyalty', 'https://hooks.shop.example/Loyalty'],
    ['https://hooks.shop.example:443/loyalty', 'https://hooks.shop.example/loyalty'],
    ['https://hooks.shop.example:0443/', 'https://hooks.shop.example/'],
    ['https://hooks.shop.example', 'https://hooks.shop.example/'],
    ['https://hooks.shop.example?v=2', 'https://hooks.shop.example/?v=2'],
    ['https://hooks.shop.example/?B=2&a=1', 'https://hooks.shop.example/?B=2&a=1'],
    ['https://hooks.shop.example/?', 'https://hooks.shop.example/?'],
    ['https://hooks.shop.example/me@home', 'https://hooks.shop.example/me@home'],
    ['https://hooks.shop.example/é?q={x}', 'https://hooks.shop.example/%C3%A9?q=%7Bx%7D'],
    ['https://hooks.shop.example/a b', 'https://hooks.shop.example/a%20b'],
    ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
    ['https://8.8.8.8/', 'https://8.8.8.8/'],
    ['https://[2606:4700::1111]/', 'https://[2606:4700::1111]/'],
    [`https://${'a.'.repeat(123)}example/`, `https://${'a.'.repeat(123)}example/`],
    ['https://inbox.sandbox.example/loyalty', 'https://inbox.sandbox.example/loyalty'],
  ])('%s is stored as %s', (address, normalized) => {
    expect(parseAddress(address)).toBe(normalized);
  });

  it.each([
    'http://hooks.shop.example/',
    'https://hooks.shop.example:8443/',
    'https://hooks.shop.example:80/',
    'https://inbox.sandbox.example:8443/loyalty',
    'ftp://hooks.shop.example/',
    'xhttps://hooks.shop.example/',
    'https:hooks.shop.example',
    'https:///hooks.shop.example',
    'https:\\\\hooks.shop.example\\',
    'https://hooks.shop.example\\@10.0.0.1/',
    'hooks.shop.example',
    'https://',
    '',
    'https://user@hooks.shop.example/',
    'https://user:secret@hooks.shop.example/',
    'https://@hooks.shop.example/',
    'https://hooks.shop.example/#part',
    'https://hooks.shop.example/#',
    'https://hooks.shop.example:99999/',
    'https://hooks shop.example/',
    ' https://hooks.shop.example/',
    'https://hooks.shop.example/ ',
    'https://hooks.shop.example/\n',
    'https://hooks.shop.example/a\tb',
    'https://hooks.shop.example/\u0000',
    'https://hooks.shop.example/\u0085',
    'https://hooks.shop.example./',
    'https://hooks..shop.example/',
    `https://${'a'.repeat(64)}.example/`,
    `https://${'a.'.repeat(124)}example/`,
    'https://localhost/',
    'https://%6cocalhost/',
    'https://LOCALHOST./',
    'https://printer.local/',
    'https://metadata.google.internal/',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://017700000001/',
    'https://１２７.0.0.1/',
    'https://10.1.2.3/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[64:ff9b::7f00:1]/',
  ])('cannot be %j', (address) => {
    expect(parseAddress(address)).toBeNull();
  });

  it('has at most 2,048 characters, also in the form that is stored', () => {
    const start = 'https://hooks.shop.example/';
    const longest = start + 'x'.repeat(2_048 - start.length);
    expect(parseAddress(longest)).toBe(longest);
    expect(parseAddress(`${longest}x`)).toBeNull();
    // Each of these letters takes six characters in a URL.
    const letters = Math.floor((2_048 - start.length) / 6);
    const encoded = parseAddress(start + 'ü'.repeat(letters));
    expect(encoded).toHaveLength(start.length + 6 * letters);
    expect(parseAddress(start + 'ü'.repeat(letters + 1))).toBeNull();
  });
});
