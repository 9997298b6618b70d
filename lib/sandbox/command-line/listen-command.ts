import { parseListen } from './arguments';
import { listen } from './listen';
import { runCommand } from './run-command';

/** Forwards the webhooks of a sandbox to this machine: `npm run sandbox:listen`. */

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => stop.abort());
}

await runCommand(() =>
  listen(parseListen(process.argv.slice(2)), {
    signal: stop.signal,
    print: (line) => console.log(line),
    note: (text) => console.error(text),
  }),
);
