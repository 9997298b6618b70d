import { setImmediate as untilImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPolling } from './polling-worker';

const POLL_MS = 5_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

function start(work: () => Promise<boolean>) {
  const onError = vi.fn();
  return { worker: startPolling({ work, onError, pollMs: POLL_MS }), onError };
}

const findNothing = () => vi.fn(async () => false);

type PendingWork = ReturnType<typeof pendingWork>;

/** Work that a test ends. */
function pendingWork() {
  let resolve = (_isMore: boolean) => {};
  let reject = (_error: unknown) => {};
  const promise = new Promise<boolean>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}

describe('a polling worker', () => {
  it('looks for work soon after the start, but not during it', async () => {
    const work = findNothing();
    const { worker } = start(work);
    expect(work).not.toHaveBeenCalled();
    await untilImmediate();
    expect(work).toHaveBeenCalledOnce();
    await worker.stop();
  });

  it('never works if it is stopped before its first run', async () => {
    const work = findNothing();
    const { worker } = start(work);
    await worker.stop();
    await untilImmediate();
    expect(work).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('works once if it is woken before its first run', async () => {
    const work = findNothing();
    const { worker } = start(work);
    worker.wake();
    await untilImmediate();
    await untilImmediate();
    expect(work).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(1);
    await worker.stop();
  });

  it('works at the interval', async () => {
    const work = findNothing();
    const { worker } = start(work);
    await untilImmediate();
    for (const times of [1, 2]) {
      await vi.advanceTimersByTimeAsync(POLL_MS - 1);
      expect(work).toHaveBeenCalledTimes(times);
      await vi.advanceTimersByTimeAsync(1);
      expect(work).toHaveBeenCalledTimes(times + 1);
    }
    await worker.stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('continues at once while there is more to do', async () => {
    const work = findNothing().mockResolvedValueOnce(true).mockResolvedValueOnce(true);
    const { worker } = start(work);
    await untilImmediate();
    expect(work).toHaveBeenCalledTimes(3);
    expect(vi.getTimerCount()).toBe(1);
    await worker.stop();
  });

  it('works at once and restarts its interval when it is woken', async () => {
    const work = findNothing();
    const { worker } = start(work);
    await untilImmediate();
    worker.wake();
    await untilImmediate();
    expect(work).toHaveBeenCalledTimes(2);
    expect(vi.getTimerCount()).toBe(1);
    await worker.stop();
  });

  it('reports an error and continues', async () => {
    const error = new Error('no connection');
    const work = findNothing().mockRejectedValueOnce(error);
    const { worker, onError } = start(work);
    await untilImmediate();
    expect(onError.mock.calls).toEqual([[error]]);
    await vi.advanceTimersByTimeAsync(POLL_MS);
    expect(work).toHaveBeenCalledTimes(2);
    expect(onError).toHaveBeenCalledOnce();
    await worker.stop();
  });

  it.each([
    ['finds nothing', (work: PendingWork) => work.resolve(false)],
    ['fails', (work: PendingWork) => work.reject(new Error('no connection'))],
  ])('looks again if it is woken during work that %s', async (_, end) => {
    const first = pendingWork();
    const work = findNothing().mockReturnValueOnce(first.promise);
    const { worker } = start(work);
    await untilImmediate();
    worker.wake();
    await untilImmediate();
    expect(work).toHaveBeenCalledOnce();
    end(first);
    await untilImmediate();
    expect(work).toHaveBeenCalledTimes(2);
    expect(vi.getTimerCount()).toBe(1);
    await worker.stop();
  });

  it('finishes the work under way when it is stopped, and starts no other', async () => {
    const first = pendingWork();
    const work = findNothing().mockReturnValueOnce(first.promise);
    const { worker } = start(work);
    await untilImmediate();
    const onStopped = vi.fn();
    const stopped = worker.stop().then(onStopped);
    worker.wake();
    await untilImmediate();
    expect(onStopped).not.toHaveBeenCalled();
    first.resolve(true);
    await stopped;
    await untilImmediate();
    expect(work).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });
});
