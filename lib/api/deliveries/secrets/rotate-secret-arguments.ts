import { parseArgs } from 'node:util';
import { parseDuration } from '../../../site/config/duration';
import type { ClientRotation } from './rotate-client-secret';
import { secretOverlap } from './secret-overlap';

/** Help text of `npm run api:rotate-secret`. */
export const USAGE = `Usage: npm run api:rotate-secret -- <client id>

  --overlap 2h           for how long deliveries are also signed with the previous secret: 1d by default, at most 7d, 0s to end it at once
  --force                change it even if the previous change is not over`;

/**
 * Reads the arguments of `npm run api:rotate-secret`.
 *
 * @returns `null` if the arguments ask for help
 * @throws Error that says what is wrong and how to use it
 */
export function parseRotation(args: readonly string[]): ClientRotation | null {
  const { values, positionals } = parse(args);
  if (values.help) return null;
  const [clientId, ...rest] = positionals;
  if (clientId === undefined) throw usageError('The id of a client is missing');
  if (rest.length > 0) throw usageError(`There are too many arguments: ${rest.join(' ')}`);
  return { clientId, overlapSeconds: overlapOf(values.overlap), isForced: values.force };
}

function overlapOf(text: string | undefined): number {
  if (text === undefined) return secretOverlap.default;
  const seconds = parseDuration(text);
  if (seconds === null)
    throw usageError(`"${text}" is not a duration. Use a form like 2h or 1d12h`);
  if (seconds <= secretOverlap.max) return seconds;
  throw usageError('The previous secret signs for at most 7 days');
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        overlap: { type: 'string' },
        force: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw usageError(error instanceof Error ? error.message : String(error));
  }
}

function usageError(problem: string): Error {
  return new Error(`${problem.replace(/\.$/, '')}.\n\n${USAGE}`);
}
