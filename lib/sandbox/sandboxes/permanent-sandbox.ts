import { eq } from 'drizzle-orm';
import { sandboxes } from '../../api/database/tables/sandboxes';
import type { SandboxServices } from '../http/services';
import { createSandbox } from './create-sandbox';
import { PERMANENT_KEY } from './credentials';
import { ensureTemplateShops, unlessAnotherProcessDid } from './template-shops';

/** Creates the sandbox with the documented credentials, unless it exists. */
export async function ensurePermanentSandbox(
  services: Pick<SandboxServices, 'database' | 'now' | 'randomBytes'>,
): Promise<void> {
  const { database, now } = services;
  const [existing] = await database
    .select({ id: sandboxes.id })
    .from(sandboxes)
    .where(eq(sandboxes.isPermanent, true));
  if (existing) return;
  await ensureTemplateShops(database, new Date(now()));
  await unlessAnotherProcessDid(() =>
    createSandbox(services, { key: PERMANENT_KEY, address: '', isPermanent: true }),
  );
}
