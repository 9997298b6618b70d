/** Addresses that stand for all addresses of the machine. */
const ANY: ReadonlySet<string> = new Set(['0.0.0.0', '::', '127.0.0.1', '::1']);

/** The URL of a server on this machine, by the address and port that it listens on. */
export function localUrl(host: string, port: number): string {
  const name = ANY.has(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
