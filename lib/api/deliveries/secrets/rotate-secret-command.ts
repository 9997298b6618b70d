import { randomBytes } from 'node:crypto';
import { env } from '../../../site/config/env';
import { explainError } from '../../database/explain-error';
import { openDatabase } from '../../database/open-database';
import { rotateClientSecret } from './rotate-client-secret';
import { parseRotation, USAGE } from './rotate-secret-arguments';
import { describeOverlap } from './secret-overlap';

/** Changes the webhook secret of a client: `npm run api:rotate-secret`. */

try {
  const rotation = parseRotation(process.argv.slice(2));
  if (rotation === null) {
    console.log(USAGE);
  } else {
    const { database, close } = await openDatabase(env, { mustExist: true });
    try {
      const services = { now: Date.now(), randomBytes };
      const { current, previousEndsAt } = await rotateClientSecret(database, rotation, services);
      console.log(current);
      // Not on the standard output, so that a script can store the secret.
      console.error(describeOverlap(rotation.overlapSeconds, previousEndsAt.toISOString()));
    } finally {
      await close();
    }
  }
} catch (error) {
  console.error(explainError(error));
  process.exitCode = 1;
}
