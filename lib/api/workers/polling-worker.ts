export interface PollingOptions {
  /** Does what is due. @returns whether there may be more */
  work: () => Promise<boolean>;
  /** Called with what `work` threw. The worker continues. */
  onError: (error: unknown) => void;
  /** Time between two looks for work. */
  pollMs: number;
}

/** Works in the background until it is stopped. */
export interface PollingWorker {
  /** Looks for work now, such as after a commit. */
  wake(): void;
  /** Finishes the work under way and starts no other. */
  stop(): Promise<void>;
}

/** Starts a worker that looks for work soon, at an interval, and whenever it is woken. */
export function startPolling({ work, onError, pollMs }: PollingOptions): PollingWorker {
  let isStopped = false;
  let isWoken = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  /** Works until nothing is due anymore. */
  const workOff = async () => {
    let isMore = true;
    while (isMore && !isStopped) {
      isWoken = false;
      try {
        isMore = (await work()) || isWoken;
      } catch (error) {
        onError(error);
        isMore = false;
      }
    }
  };

  const run = () => {
    clearImmediate(firstRun);
    clearTimeout(timer);
    if (isStopped) return;
    if (running) {
      isWoken = true;
      return;
    }
    running = workOff().finally(() => {
      running = undefined;
      if (isWoken) run();
      else if (!isStopped) timer = setTimeout(run, pollMs);
    });
  };

  // What already waits, such as the first requests after a start, comes first.
  const firstRun = setImmediate(run);
  return {
    wake: run,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
