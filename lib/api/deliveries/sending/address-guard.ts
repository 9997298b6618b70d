import { Resolver } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { isPublicHost, isPublicIp } from './public-address';

/** Returns the IP addresses of a name, as the name servers do. */
export type Resolve = (hostname: string) => Promise<string[]>;

/** Rules for addresses of requests. */
export interface AddressGuard {
  /** For local development: permits http, and loopback addresses with any port. */
  allowsLocal: boolean;
}

/** An address that must not be called, or that leads nowhere. Its message is for the owner of the subscription. */
export class AddressError extends Error {}

const LOCAL_NAME = 'localhost';

/** Why an address must not be called, as far as that can be said without resolving its name; else `null`. */
export function addressProblem(
  { protocol, username, password, hostname, port }: URL,
  { allowsLocal }: AddressGuard,
): string | null {
  const isHttp = protocol === 'http:';
  if (protocol !== 'https:' && !(isHttp && allowsLocal)) {
    return 'The address must begin with https://.';
  }
  if (username !== '' || password !== '') return 'The address must not contain credentials.';
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  if (allowsLocal && isLocal(host)) return null;
  if (isIP(host) !== 0) {
    const problem = ipProblem(host, { allowsLocal });
    if (problem) return problem;
  } else if (!isPublicHost(host)) {
    return `The name ${host} is not public.`;
  }
  // The URL parser leaves out the default port of the protocol.
  return port === '' ? null : `Port ${port} is not allowed. Use port ${isHttp ? 80 : 443}.`;
}

/** Why an IP address must not be called; else `null`. */
function ipProblem(address: string, { allowsLocal }: AddressGuard): string | null {
  if (isPublicIp(address) || (allowsLocal && isLoopback(address))) return null;
  return `The address ${address} is not public.`;
}

function isLocal(host: string): boolean {
  return host === LOCAL_NAME || isLoopback(host);
}

function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.parse(address).range() === 'loopback';
}

/**
 * A lookup for a socket, which connects to the addresses that were checked: a name that resolves differently the next
 * time changes nothing. A name is rejected if one of its addresses is not public.
 */
export function guardedLookup(resolve: Resolve, guard: AddressGuard): LookupFunction {
  const lookup = async (hostname: string) => {
    const isLocalName = guard.allowsLocal && hostname === LOCAL_NAME;
    const addresses = isLocalName ? ['127.0.0.1'] : await resolve(hostname);
    for (const address of addresses) {
      const problem = ipProblem(address, guard);
      if (problem) throw new AddressError(problem);
    }
    const [first] = addresses;
    if (first === undefined) throw new AddressError(`The name ${hostname} has no address.`);
    return { first, all: addresses.map((address) => ({ address, family: isIP(address) })) };
  };
  return (hostname, options, callback) => {
    lookup(hostname).then(
      ({ first, all }) => (options.all ? callback(null, all) : callback(null, first, isIP(first))),
      (error) => callback(error, ''),
    );
  };
}

const RESOLVE_TIMEOUT_MS = 1_500;

/**
 * Queries the name servers. `dns.lookup` would use one of the few threads that files need too, so slow name
 * servers of one address would delay everything else.
 */
export async function resolveName(hostname: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: RESOLVE_TIMEOUT_MS, tries: 1 });
  const results = await Promise.allSettled([
    resolver.resolve4(hostname),
    resolver.resolve6(hostname),
  ]);
  const addresses = results.flatMap((result) =>
    result.status === 'fulfilled' ? result.value : [],
  );
  if (addresses.length === 0) throw new AddressError(`The name ${hostname} can't be resolved.`);
  return addresses;
}
