import { parseCommand } from './arguments';
import { runCommand } from './run-command';
import { runSandboxCommand } from './run-sandbox-command';

/** Creates, resets and moves sandboxes: `npm run sandbox`. */

await runCommand(async () => {
  const command = parseCommand(process.argv.slice(2));
  const { text, value } = await runSandboxCommand(command);
  console.log(command.json ? JSON.stringify(value, null, 2) : text);
});
