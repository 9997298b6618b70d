import ipaddr from 'ipaddr.js';

/** Names that resolve on the machine itself or in its network only, without and with a name before them. */
const LOCAL_NAMES = ['localhost', 'local', 'internal', 'home.arpa'];

/** All other unicast addresses of IPv6 are not assigned (RFC 4291 §2.4). */
const ASSIGNED_IPV6 = ipaddr.parseCIDR('2000::/3');

/**
 * Whether an IP address belongs to the public internet. Forms of IPv6 that contain an IPv4 address don't: they could
 * lead to any address.
 */
export function isPublicIp(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(ASSIGNED_IPV6);
}

/** Whether a host may be public, as the URL parser writes it. Names are not resolved. */
export function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  if (ipaddr.isValid(host)) return isPublicIp(host);
  const name = host.replace(/\.$/, '');
  return !LOCAL_NAMES.some((local) => name === local || name.endsWith(`.${local}`));
}
