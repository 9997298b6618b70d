import { isIP } from 'node:net';

/** What is known of where a request comes from. */
export interface RequestOrigin {
  /** `X-Forwarded-For` as it came. */
  forwardedFor: string | null;
  /** The other end of the connection; left out where only the headers are known. */
  peer?: string | undefined;
  /** How many proxies of ours stand in front; each adds the address that it was asked from. */
  trustedProxies: number;
}

const UNKNOWN = 'unknown';

/**
 * The address of whoever asks. Of `X-Forwarded-For` only what our own proxies wrote counts, from the right;
 * all to the left of that a client can write itself.
 *
 * @returns an IPv4 or IPv6 address, or `unknown`
 */
export function clientAddress({ forwardedFor, peer, trustedProxies }: RequestOrigin): string {
  const forwarded = (forwardedFor ?? '').split(',').filter((entry) => entry.trim() !== '');
  // Without the peer the last entry is what the nearest server wrote: the framework does so for its own connections.
  const chain = peer === undefined ? forwarded : [...forwarded, peer];
  const steps = peer === undefined ? Math.max(0, trustedProxies - 1) : trustedProxies;
  return plainAddress(chain[Math.max(0, chain.length - 1 - steps)] ?? '');
}

/**
 * What to count a client by: an IPv4 address as it is, of an IPv6 address the network (/64),
 * since whoever has one address there has all of them.
 */
export function addressBlock(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(0, gap)).fill('0'), ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** Without port, brackets and zone, in the one way of writing it. */
function plainAddress(entry: string): string {
  const text = entry.trim();
  const bare =
    /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  const address = bare.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(address) === 4) return address;
  if (isIP(address) !== 6) return UNKNOWN;
  return new URL(`http://[${address}]`).hostname.slice(1, -1);
}
