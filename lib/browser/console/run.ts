import type { SentRequest } from '../../api/openapi/example-requests/example-request';
import type { ConsoleCatalog } from './catalog';
import { type EffectsWatch, watchEffects } from './effects';
import { ConsoleProblem, problemOf } from './problem';
import { type DraftRequest, draftOf, isSimulated } from './request';
import type { Sandbox } from './sandbox';
import { type Exchange, sandboxExists, sendDraft, tokenOf } from './send';

/** Requests before a request, and callbacks that report progress. */
export interface RunOptions {
  before?: readonly SentRequest[];
  /** Called before each request of `before`. */
  onPrepare?: (done: number, count: number) => void;
}

/** The exchange, and the watch for its effects if it may have some. */
export interface Run {
  exchange: Exchange;
  watch: EffectsWatch | null;
}

/**
 * Sends a request to the sandbox with the token of its sender, after those that prepare it.
 *
 * @throws ConsoleProblem if the response says nothing about the request
 */
export async function runDraft(
  { operations }: Pick<ConsoleCatalog, 'operations'>,
  sandbox: Sandbox,
  draft: DraftRequest,
  { before = [], onPrepare }: RunOptions = {},
): Promise<Run> {
  const operation = operations[draft.operation];
  if (!operation) throw new Error(`The console has no operation "${draft.operation}".`);
  for (const [done, preparing] of before.entries()) {
    onPrepare?.(done, before.length);
    await prepare(operations, sandbox, preparing);
  }
  const token = operation.hasToken ? await tokenOf(sandbox, draft.as) : '';
  const watch = operation.isIdempotent ? await watchIfPossible(sandbox) : null;
  try {
    const exchange = await sendDraft(draft, operation, token);
    const problem = isSimulated(exchange) ? null : problemOf(exchange);
    if (problem) throw problem;
    if (exchange.status === 401 && !(await sandboxExists(sandbox)))
      throw new ConsoleProblem('expired');
    return { exchange, watch };
  } catch (error) {
    watch?.stop();
    throw error;
  }
}

/** The request is sent without a watch too: its effects are only shown beside the response. */
async function watchIfPossible(sandbox: Sandbox): Promise<EffectsWatch | null> {
  try {
    return await watchEffects(sandbox);
  } catch (error) {
    if (error instanceof ConsoleProblem) return null;
    throw error;
  }
}

/**
 * Sends a request that another one depends on. If it was sent before, it may fail: the other request then shows
 * whether that matters. If the API returns 429, this function waits and retries.
 */
async function prepare(
  operations: ConsoleCatalog['operations'],
  sandbox: Sandbox,
  request: SentRequest,
): Promise<void> {
  const operation = operations[request.operation];
  if (!operation) return;
  const token = operation.hasToken ? await tokenOf(sandbox, request.as) : '';
  for (;;) {
    const { status, headers } = await sendDraft(draftOf(request, sandbox), operation, token);
    if (status === 401 && !(await sandboxExists(sandbox))) throw new ConsoleProblem('expired');
    if (status >= 500) throw new ConsoleProblem('failed');
    if (status !== 429) return;
    const seconds = Number(headers.get('retry-after')) || 1;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  }
}
