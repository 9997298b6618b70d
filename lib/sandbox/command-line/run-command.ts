import { CommandError, HelpRequest } from './sandbox-client';

/** Runs a command, and prints what went wrong in a form for the person at the terminal. */
export async function runCommand(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    if (error instanceof HelpRequest) {
      console.log(error.message);
      return;
    }
    console.error(error.message);
    process.exitCode = 1;
  }
}
