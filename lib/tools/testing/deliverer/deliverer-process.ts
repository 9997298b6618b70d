import { randomBytes } from 'node:crypto';
import { startDeliverer } from '../../../api/deliveries/deliverer';
import { openDatabase, type WriterDatabase } from '../writer/open-database';
import { createLocalSender } from './local-sender';

/** The only argument of a deliverer process, as JSON. */
export interface DelivererJob {
  database: WriterDatabase;
  /** The time at which its clock starts, in milliseconds since 1970. */
  startsAt: number;
}

/** Delivers to loopback until it is killed. */
async function deliver({ database, startsAt }: DelivererJob): Promise<void> {
  const open = await openDatabase(database);
  const send = createLocalSender();
  startDeliverer(
    { database: open.database, now: () => startsAt + performance.now(), randomBytes },
    {
      sendTo: () => send,
      pollMs: 50,
      onError(error) {
        throw error;
      },
    },
  );
}

await deliver(JSON.parse(process.argv[2] ?? ''));
