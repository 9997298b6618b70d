import ipaddr from 'ipaddr.js';

export interface RequestOrigin {
  /** The `X-Forwarded-For` header as it was sent. */
  forwardedFor: string | null;
  /** Address of the other end of the connection, if it is known. */
  peer?: string | undefined;
  /** Number of trusted proxies in front of the site. Each adds the address of its client to the header. */
  trustedProxies: number;
}

const UNKNOWN = 'unknown';

/**
 * The address of the client. In `X-Forwarded-For` only the entries of trusted proxies count, from the right, since a
 * client can send any entries to the left of them.
 *
 * @returns an IPv4 or IPv6 address, or `unknown`
 */
export function clientAddress({ forwardedFor, peer, trustedProxies }: RequestOrigin): string {
  const forwarded = (forwardedFor ?? '').split(',').filter((entry) => entry.trim() !== '');
  // If the peer is unknown, the framework has added it as the last entry.
  const chain = peer === undefined ? forwarded : [...forwarded, peer];
  const steps = peer === undefined ? Math.max(0, trustedProxies - 1) : trustedProxies;
  return plainAddress(chain[Math.max(0, chain.length - 1 - steps)] ?? '');
}

/**
 * The client that limits of a rate apply to: an IPv4 address as it is, and the network (/64) of an IPv6 address, since a
 * client can use every address of its network.
 */
export function addressBlock(address: string): string {
  return networkOf(address, 64);
}

/**
 * The client that limits of a number apply to: how much is kept or open at the same time, such as sandboxes and
 * connections. One client often gets a /56 or a /48 of IPv6, which contains many of the networks above, so all addresses
 * of a /48 count together.
 */
export function countedNetwork(address: string): string {
  return networkOf(address, 48);
}

function networkOf(given: string, bits: number): string {
  // A request of this process to itself names the network that it acts for.
  const [address = ''] = given.split(/[/%]/);
  if (!ipaddr.IPv6.isValid(address)) return given;
  // A server that listens to both families sees IPv4 clients as IPv6.
  const plain = ipaddr.process(address);
  if (plain.kind() === 'ipv4') return plain.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`)}/${bits}`;
}

/** An address in its canonical spelling, without port, brackets and zone. */
function plainAddress(entry: string): string {
  const text = entry.trim();
  const bare =
    /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  const address = bare.replace(/%.*$/, '');
  // The package also reads the shorter spellings of IPv4, such as `1.2.3`.
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
  return isAddress ? ipaddr.process(address).toString() : UNKNOWN;
}
