import { sandboxDocument } from '../../../sandbox/contract/document';

/** Statuses that no operation documents, because the request matches none. */
const UNMATCHED: ReadonlySet<number> = new Set([404, 405]);

type Path = Readonly<Record<string, { responses?: Readonly<Record<string, unknown>> } | undefined>>;

const paths = Object.entries(sandboxDocument('https://api.laurel.example').paths ?? {}).map(
  ([path, operations]) => ({
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    operations: operations as Path,
  }),
);

/**
 * Compares the status of a response of the sandbox with its document. Responses of other endpoints are left out.
 *
 * @throws Error if the status is not documented
 */
export function checkSandboxStatus(method: string, path: string, status: number): void {
  const { pathname } = new URL(path, 'https://api.laurel.example');
  if (!pathname.startsWith('/sandbox')) return;
  const found = paths.find(({ pattern }) => pattern.test(pathname));
  const responses = found?.operations[method.toLowerCase()]?.responses;
  if (!responses && UNMATCHED.has(status)) return;
  if (responses && (String(status) in responses || 'default' in responses)) return;
  throw new Error(`${method} ${pathname} returned ${status}, which its document does not list.`);
}
