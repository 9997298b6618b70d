import { createHook } from 'node:async_hooks';

/** Counts the TCP connections that this process tries to open, whatever opens them and whether they succeed. */
export function countConnections(): { count(): number; stop(): void } {
  let opened = 0;
  const hook = createHook({
    init(_id, type) {
      if (type === 'TCPCONNECTWRAP') opened++;
    },
  }).enable();
  return { count: () => opened, stop: () => void hook.disable() };
}
