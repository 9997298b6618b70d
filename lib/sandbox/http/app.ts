import { takeFromBucket } from '../../api/http/access/rate-bucket-store';
import { tooManyRequests } from '../../api/http/access/rate-limit';
import type { RequestState } from '../../api/http/context';
import { createApp, type IncomingRequest, type MountedOperation } from '../../api/http/create-app';
import { missing } from '../../api/http/missing';
import { REQUEST_HEADERS } from '../../api/http/response-headers';
import type { SandboxOperation } from '../contract/define-operation';
import {
  createSandboxOperation,
  DOCUMENT_PATH,
  resetSandboxOperation,
  streamOperation,
} from '../contract/operations';
import { watchRecords } from '../records/watch-records';
import { noteUse, requireSandbox, type Sandbox } from '../sandboxes/sandbox-store';
import { takeTurn } from '../sandboxes/take-turn';
import { SANDBOX_FULL, type UseGuard } from '../sandboxes/use-guard';
import { handlers } from './handlers';
import type { ImplementedSandboxOperation } from './implement';
import { maxBodyBytesOf, parseSandboxRequest } from './parse-request';
import type { SandboxServices } from './services';

/** Assembles the endpoints below `/sandbox`. */
export function createSandboxApp(services: SandboxServices, guard: UseGuard) {
  watchRecords(services);
  const mounted = handlers.map((implemented): MountedOperation => {
    const { id, method, path } = implemented.operation;
    return {
      ...{ id, method, path },
      maxBodyBytes: () => maxBodyBytesOf(implemented.operation),
      handle(incoming) {
        // A stream goes on long after its request was logged.
        const isStream = implemented.operation === streamOperation;
        const given = isStream ? services : timed(services, incoming.state);
        return handle(given, guard, implemented, incoming);
      },
    };
  });
  return createApp(mounted, {
    services,
    unknownPath: `is not an endpoint of the sandbox, see ${DOCUMENT_PATH}`,
    // Pages of other sites may send everything but the creation of a sandbox, which requires a `Content-Type`.
    requestHeaders: (path) =>
      path === createSandboxOperation.path
        ? ['Authorization', 'X-Request-Id']
        : [...REQUEST_HEADERS, 'Last-Event-ID'],
    // A full sandbox is the concern of its reader.
    logsExpectedErrors: false,
  });
}

/** The services of one request, whose database adds up its time. */
function timed(services: SandboxServices, { databaseTime }: RequestState): SandboxServices {
  const { timedDatabase } = services;
  if (!timedDatabase) return services;
  // The others stay those of the object, some of which exist only while the database is open.
  return Object.create(services, { database: { get: () => timedDatabase(databaseTime) } });
}

/** Runs the checks in their order, then the handler. */
async function handle(
  services: SandboxServices,
  guard: UseGuard,
  { operation, handle: run }: ImplementedSandboxOperation,
  { request, params, address, body }: IncomingRequest,
): Promise<Response> {
  await body.receive();
  const bytes = body.smallBytes;
  const sandbox = operation.isOpen ? NO_SANDBOX : await open(services, guard, operation, request);
  const parsed = parseSandboxRequest(operation, { request, path: params, bytes });
  const endTurn = operation.work
    ? await takeTurn(services.turns[operation.work], request, address)
    : () => {};
  try {
    const result = await run({ services, ...parsed, bytes, request, address, sandbox });
    if (operation === resetSandboxOperation) guard.forget(sandbox.row.id);
    return result instanceof Response ? result : Response.json(result);
  } finally {
    endTurn();
  }
}

/** The sandbox of the request, if the limits of the sandbox allow it. */
async function open(
  services: SandboxServices,
  guard: UseGuard,
  operation: SandboxOperation,
  request: Request,
) {
  const sandbox = await requireSandbox(services.database, request.headers.get('authorization'));
  await takeRequest(services, operation, sandbox);
  // A full sandbox may be reset, so nothing is measured.
  if (operation === resetSandboxOperation) await noteUse(services, [sandbox.row.id]);
  else {
    const full = await guard.note(services.database, sandbox.row.id);
    if (full !== null && operation.method !== 'get') throw SANDBOX_FULL[full];
  }
  return sandbox;
}

/** Reads and writes each have the rate limit of the API, by the clock of the system. */
async function takeRequest(
  { database, now }: SandboxServices,
  { method }: SandboxOperation,
  { row }: Sandbox,
): Promise<void> {
  const key = `sandbox/${row.id}${method === 'get' ? '/reads' : ''}`;
  const decision = await takeFromBucket(database, key, now());
  if (!decision.isAdmitted) throw tooManyRequests(decision);
}

/** For operations without a key. */
const NO_SANDBOX = missing('sandbox');
