import { Resolver } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicHost, isPublicIp } from './public-address';

/** Returns the IP addresses of a name, as the name servers do. */
export type Resolve = (hostname: string) => Promise<string[]>;

/** An address that must not be called, or that leads nowhere. Its message is for the owner of the subscription. */
export class AddressError extends Error {}

/** Why an address must not be called, as far as that can be said without resolving its name; else `null`. */
export function addressProblem({
  protocol,
  username,
  password,
  hostname,
  port,
}: URL): string | null {
  if (protocol !== 'https:') return 'The address must begin with https://.';
  if (username !== '' || password !== '') return 'The address must not contain credentials.';
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(host) !== 0) {
    const problem = ipProblem(host);
    if (problem) return problem;
  } else if (!isPublicHost(host)) {
    return `The name ${host} is not public.`;
  }
  // The URL parser leaves out the default port of the protocol.
  return port === '' ? null : `Port ${port} is not allowed. Use port 443.`;
}

/** Why an IP address must not be called; else `null`. */
function ipProblem(address: string): string | null {
  return isPublicIp(address) ? null : `The address ${address} is not public.`;
}

/**
 * A lookup for a socket, which connects to the addresses that were checked: a name that resolves differently the next
 * time changes nothing. A name is rejected if one of its addresses is not public.
 */
export function guardedLookup(resolve: Resolve): LookupFunction {
  const lookup = async (hostname: string) => {
    const addresses = await resolve(hostname);
    for (const address of addresses) {
      const problem = ipProblem(address);
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
