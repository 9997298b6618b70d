import { randomBytes } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Hono } from 'hono';
import { Pool } from 'pg';
import { createApi } from '../../api/app';
import { handlers } from '../../api/handlers';
import type { ApiServices } from '../../api/http/services';
import { createApiServer } from '../../api-server/api-server';
import type { Handle } from '../../api-server/node-listener';
import { MEASURED, MEASURED_OPERATIONS, type MeasuredOperation } from './requests';

/**
 * Serves the API, and beside it a bare Hono route that runs the same SQL statements through the same pool. The parent
 * process sends the URL of the database and the tokens, and gets the ports.
 */

interface Statement {
  text: string;
  values: unknown[];
}

const CONNECTIONS = 20;

process.once('message', async ({ url, tokens }: { url: string; tokens: string[] }) => {
  const pool = new Pool({ connectionString: url, max: CONNECTIONS });
  const services: ApiServices = {
    database: drizzle(pool),
    uploads: {} as ApiServices['uploads'],
    now: Date.now,
    randomBytes,
    secretKey: () => new Uint8Array(32),
    log: () => {},
  };
  const api = createApi(services, handlers);
  const recorded = await record(pool, tokens, (request) => api.fetch(request));
  const bare = bareRoute(pool, recorded);
  const ports = [
    await listen((request, address) => api.fetch(request, address)),
    await listen(async (request) => bare.fetch(request)),
  ];
  process.send?.(ports);
});

/** The statements of a request, by operation and token. */
type Recorded = Record<MeasuredOperation, Map<string, Statement[]>>;

/** Sends each request once and records the statements that it runs. */
async function record(
  pool: Pool,
  tokens: readonly string[],
  send: (request: Request) => Promise<Response>,
): Promise<Recorded> {
  let statements: Statement[] = [];
  const connection = await pool.connect();
  const prototype = Object.getPrototypeOf(connection);
  connection.release();
  const { query } = prototype;
  prototype.query = function (
    this: unknown,
    config: string | Statement,
    values: unknown,
    ...rest: unknown[]
  ) {
    const text = typeof config === 'string' ? config : config.text;
    const given = typeof config === 'string' ? values : (config.values ?? values);
    statements.push({ text, values: Array.isArray(given) ? given : [] });
    return query.call(this, config, values, ...rest);
  };
  const recorded: Recorded = { getCustomer: new Map(), updateBalance: new Map() };
  for (const operation of MEASURED_OPERATIONS) {
    for (const token of tokens) {
      statements = [];
      const { path, ...init } = MEASURED[operation](token);
      const response = await send(new Request(`http://api.invalid${path}`, init));
      if (response.status !== 200) throw new Error(`${operation}: ${await response.text()}`);
      recorded[operation].set(token, statements);
    }
  }
  prototype.query = query;
  return recorded;
}

/** Runs the recorded statements of a request: those of a transaction on one connection, the others on any. */
function bareRoute(pool: Pool, recorded: Recorded): Hono {
  const app = new Hono();
  app.on(['GET', 'POST'], '/v2/customers/:operation', async (context) => {
    const token = context.req.header('authorization')?.slice('Bearer '.length) ?? '';
    const statements =
      recorded[context.req.param('operation') as MeasuredOperation].get(token) ?? [];
    const newEvent = `evt_${randomBytes(16).toString('hex')}`;
    const begin = statements.findIndex(({ text }) => /^begin/i.test(text));
    for (const { text, values } of statements.slice(0, begin)) await pool.query(text, values);
    const connection = await pool.connect();
    let rows: unknown[] = [];
    try {
      for (const { text, values } of statements.slice(begin)) {
        const current = values.map((value) =>
          typeof value === 'string' ? value.replaceAll(/evt_[0-9a-f]{32}/g, newEvent) : value,
        );
        const result = await connection.query(text, current);
        if (result.rows.length > 0) rows = result.rows;
      }
    } finally {
      connection.release();
    }
    return context.json(rows);
  });
  return app;
}

/** Both use the same adapter to Node.js. @returns the port */
function listen(handle: Handle): Promise<number> {
  return new Promise((resolve) => {
    const server = createApiServer({ handle, addressOf: () => '' });
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
  });
}
