import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { MAX_WAIT_MS } from '../eventually';

/** Output and exit status of commands. */
export interface ShellResult {
  status: number;
  output: string;
}

/** A terminal: variables stay set from one command to the next. */
export interface PageShell {
  run(commands: string): Promise<ShellResult>;
  /** Starts a command that doesn't end, such as a server. @param log file for its output */
  start(command: string, log: string): Promise<ShellResult>;
  stop(): Promise<void>;
}

/** Opens a terminal in a folder. */
export function openShell(folder: string, environment: NodeJS.ProcessEnv): PageShell {
  // A separate process group, so that all processes that it has started end with it.
  const child = spawn('bash', ['--norc'], { cwd: folder, env: environment, detached: true });
  const closed = once(child, 'close');
  let text = '';
  let onText = () => {};
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      text += chunk;
      onText();
    });
  }
  const run = (commands: string) =>
    new Promise<ShellResult>((resolve, reject) => {
      const mark = `end-${randomUUID()}`;
      const timer = setTimeout(
        () => reject(new Error(`Takes too long:\n${commands}\n${text}`)),
        MAX_WAIT_MS,
      );
      text = '';
      onText = () => {
        const [, output = '', status] =
          new RegExp(`^([\\s\\S]*)\\n${mark} (\\d+)\\n`).exec(text) ?? [];
        if (status === undefined) return;
        clearTimeout(timer);
        resolve({ status: Number(status), output });
      };
      child.stdin.write(`{\n${commands}\n} 2>&1 < /dev/null\nprintf '\\n${mark} %s\\n' $?\n`);
    });
  return {
    run,
    start: (command, log) => run(`{\n${command}\n} > ${log} 2>&1 &`),
    async stop() {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      await closed;
    },
  };
}
