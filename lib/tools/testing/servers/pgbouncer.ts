import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../eventually';
import { findTool } from '../runner/ensure-tools';
import { freePort } from './free-port';

/** A pooler in front of a PostgreSQL server. */
export interface TestPooler {
  /** The URL of a database through the pooler. */
  urlOf(databaseUrl: string): string;
  stop(): Promise<void>;
}

/**
 * Starts PgBouncer, which gives each transaction another connection.
 *
 * @param databaseUrl of the server; its user is that of all connections
 * @param connections to each database
 */
export async function startPooler(databaseUrl: string, connections: number): Promise<TestPooler> {
  const program = findTool('pgbouncer');
  if (!program) throw new Error('PgBouncer is missing. npm test installs it.');
  const folder = await mkdtemp(join(tmpdir(), 'laurel-pgbouncer-'));
  const port = await freePort();
  const { hostname, port: serverPort, username, password } = new URL(databaseUrl);
  const config = join(folder, 'pgbouncer.ini');
  await writeFile(
    config,
    `[databases]
* = host=${hostname} port=${serverPort} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
server_login_retry = 1
default_pool_size = ${connections}
max_client_conn = 500
`,
  );
  // PgBouncer doesn't run as root.
  const user = process.getuid?.() === 0 ? ['--user', 'nobody'] : [];
  await chmod(folder, 0o755);
  const pooler = spawn(program, [...user, config], { stdio: 'ignore' });
  await eventually(async () => {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
    } finally {
      socket.destroy();
    }
  });
  return {
    urlOf(url) {
      const pooled = new URL(url);
      pooled.port = String(port);
      return pooled.href;
    },
    async stop() {
      pooler.kill();
      await once(pooler, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}
