import { parseListen } from './arguments';
import { listen } from './listen';
import { CommandError } from './sandbox-client';

/** Forwards the webhooks of a sandbox to this machine: `npm run sandbox:listen`. */

const stop = new AbortController();
process.once('SIGINT', () => stop.abort());
process.once('SIGTERM', () => stop.abort());

try {
  await listen(parseListen(process.argv.slice(2)), {
    signal: stop.signal,
    print: (line) => console.log(line),
    note: (text) => console.error(text),
  });
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
