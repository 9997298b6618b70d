import { setImmediate as untilImmediate } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { startPolling } from './polling-worker';

const POLL_MS = 5_000;

/** Starts a worker whose timers fire only when a test says so. */
function start(work: () => Promise<boolean>) {
  const timers: { callback: () => void; milliseconds: number }[] = [];
  const onError = vi.fn();
  const worker = startPolling({
    work,
    onError,
    startTimer(callback, milliseconds) {
      const timer = { callback, milliseconds };
      timers.push(timer);
      return () => {
        if (timers.includes(timer)) timers.splice(timers.indexOf(timer), 1);
      };
    },
    pollMs: POLL_MS,
  });
  /** Lets the time of all started timers pass, and what they start begin. */
  const pass = async () => {
    for (const { callback } of timers.splice(0)) callback();
    await untilImmediate();
  };
  return { worker, timers, onError, pass };
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
    const { worker, timers } = start(work);
    await worker.stop();
    await untilImmediate();
    expect(work).not.toHaveBeenCalled();
    expect(timers).toEqual([]);
  });

  it('works once if it is woken before its first run', async () => {
    const work = findNothing();
    const { worker, timers } = start(work);
    worker.wake();
    await untilImmediate();
    await untilImmediate();
    expect(work).toHaveBeenCalledOnce();
    expect(timers).toHaveLength(1);
    await worker.stop();
  });

  it('works at the interval', async () => {
    const work = findNothing();
    const { worker, timers, pass } = start(work);
    await untilImmediate();
    for (const times of [2, 3]) {
      expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([POLL_MS]);
      await pass();
      expect(work).toHaveBeenCalledTimes(times);
    }
    await worker.stop();
    expect(timers).toEqual([]);
  });

  it('continues at once while there is more to do', async () => {
    const work = findNothing().mockResolvedValueOnce(true).mockResolvedValueOnce(true);
    const { worker, timers } = start(work);
    await untilImmediate();
    expect(work).toHaveBeenCalledTimes(3);
    expect(timers).toHaveLength(1);
    await worker.stop();
  });

  it('works at once and restarts its interval when it is woken', async () => {
    const work = findNothing();
    const { worker, timers } = start(work);
    await untilImmediate();
    worker.wake();
    await untilImmediate();
    expect(work).toHaveBeenCalledTimes(2);
    expect(timers).toHaveLength(1);
    await worker.stop();
  });

  it('reports an error and continues', async () => {
    const error = new Error('no connection');
    const work = findNothing().mockRejectedValueOnce(error);
    const { worker, onError, pass } = start(work);
    await untilImmediate();
    expect(onError.mock.calls).toEqual([[error]]);
    await pass();
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
    const { worker, timers } = start(work);
    await untilImmediate();
    worker.wake();
    await untilImmediate();
    expect(work).toHaveBeenCalledOnce();
    end(first);
    await untilImmediate();
    expect(work).toHaveBeenCalledTimes(2);
    expect(timers).toHaveLength(1);
    await worker.stop();
  });

  it('finishes the work under way when it is stopped, and starts no other', async () => {
    const first = pendingWork();
    const work = findNothing().mockReturnValueOnce(first.promise);
    const { worker, timers } = start(work);
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
    expect(timers).toEqual([]);
  });
});
