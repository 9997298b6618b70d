import type { Logger } from 'pino';

/**
 * Lets the process end after an error that nothing caught, since its state is unknown: it logs one line, completes the
 * open responses as after SIGTERM, and exits with code 1, so that whoever started it starts it again.
 */
export function stopOnCrash(log: Logger): void {
  let isStopping = false;
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'An error was not caught. The process ends.');
    if (isStopping) return;
    isStopping = true;
    process.exitCode = 1;
    process.kill(process.pid, 'SIGTERM');
  });
}
