/** Responses of the name servers in tests, by name. */
export const ADDRESSES_BY_NAME: Record<string, string[]> = {
  'loopback.example': ['127.0.0.1'],
  'private.example': ['10.0.0.1'],
  'metadata.example': ['169.254.169.254'],
  'shared.example': ['100.64.0.1'],
  'unspecified.example': ['0.0.0.0'],
  'ipv6.example': ['::1'],
  'mapped.example': ['::ffff:127.0.0.1'],
  'nat64.example': ['64:ff9b::7f00:1'],
  'unique-local.example': ['fd00::1'],
  'both.example': ['8.8.8.8', '192.168.0.1'],
  'empty.example': [],
};

const IS_NOT_PUBLIC = /^The (?:address|name) \S+ is not public\.$/;

/** Addresses that must not be called, by what is wrong with them. */
export const REJECTED_ADDRESSES: Record<string, { addresses: string[]; reason: RegExp }> = {
  'an IPv4 address that is not public': {
    addresses: [
      'https://127.0.0.1/',
      'https://127.0.0.1./',
      'https://127.255.255.254/',
      'https://0.0.0.0/',
      'https://10.0.0.1/',
      'https://172.16.0.1/',
      'https://172.31.255.255/',
      'https://192.168.1.1/',
      'https://169.254.169.254/latest/meta-data/',
      'https://100.64.0.1/',
      'https://192.0.0.1/',
      'https://192.0.2.1/',
      'https://198.18.0.1/',
      'https://224.0.0.1/',
      'https://240.0.0.1/',
      'https://255.255.255.255/',
    ],
    reason: IS_NOT_PUBLIC,
  },
  'another notation of such an address': {
    addresses: [
      'https://2130706433/',
      'https://017700000001/',
      'https://0x7f000001/',
      'https://0x7f.0.0.1/',
      'https://0177.0.0.1/',
      'https://0x7f.1/',
      'https://127.1/',
      'https://127.0.1/',
      'https://0/',
      'https://10.1/',
      'https://3232235777/',
      'https://0xa9fea9fe/',
      'https://%31%32%37.0.0.1/',
      'https://１２７.0.0.1/',
      'https://127。0。0。1/',
    ],
    reason: IS_NOT_PUBLIC,
  },
  'an IPv6 address that is not public': {
    addresses: [
      'https://[::1]/',
      'https://[::]/',
      'https://[0:0:0:0:0:0:0:1]/',
      'https://[fe80::1]/',
      'https://[fec0::1]/',
      'https://[fc00::1]/',
      'https://[fd12:3456:789a::1]/',
      'https://[ff02::1]/',
      'https://[2001:db8::1]/',
      'https://[4000::1]/',
      'https://[::127.0.0.1]/',
      'https://[::ffff:127.0.0.1]/',
      'https://[::ffff:7f00:1]/',
      'https://[::ffff:10.0.0.1]/',
      'https://[::ffff:8.8.8.8]/',
      'https://[::ffff:0:127.0.0.1]/',
      'https://[64:ff9b::127.0.0.1]/',
      'https://[64:ff9b::a00:1]/',
      'https://[64:ff9b:1::1]/',
      'https://[2002:7f00:1::]/',
      'https://[2002:a00:1::1]/',
      'https://[2001::1]/',
    ],
    reason: IS_NOT_PUBLIC,
  },
  'a name that is only known locally': {
    addresses: [
      'https://localhost/',
      'https://localhost./',
      'https://LOCALHOST/',
      'https://%6cocalhost/',
      'https://api.localhost/',
      'https://printer.local/',
      'https://metadata.google.internal/',
      'https://router.home.arpa/',
    ],
    reason: IS_NOT_PUBLIC,
  },
  'a name that resolves to such an address': {
    addresses: Object.keys(ADDRESSES_BY_NAME)
      .filter((name) => name !== 'empty.example')
      .map((name) => `https://${name}/`),
    reason: /^The address \S+ is not public\.$/,
  },
  'a name without an address': {
    addresses: ['https://empty.example/'],
    reason: /^The name empty\.example has no address\.$/,
  },
  'another port': {
    addresses: [
      'https://8.8.8.8:80/',
      'https://8.8.8.8:22/',
      'https://8.8.8.8:8443/',
      'https://[2606:4700::1111]:5432/',
      'https://hooks.shop.example:25/',
    ],
    reason: /^Port \d+ is not allowed\. Use port 443\.$/,
  },
  'another protocol': {
    addresses: [
      'http://8.8.8.8/',
      'http://127.0.0.1/',
      'http://loopback.example/',
      'ftp://8.8.8.8/',
      'file:///etc/passwd',
      'data:text/plain,hello',
    ],
    reason: /^The address must begin with https:\/\/\.$/,
  },
  credentials: {
    addresses: [
      'https://user@8.8.8.8/',
      'https://user:secret@hooks.shop.example/',
      'https://8.8.8.8@127.0.0.1/',
    ],
    reason: /^The address must not contain credentials\.$/,
  },
  'no URL': {
    addresses: ['https://', 'https://256.0.0.1/', 'https://8.8.8.8:99999/', 'hooks.shop.example'],
    reason: /^The address is not a URL\.$/,
  },
};
