import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { sessions } from '../../../../api/database/tables/wishlists';
import { getOperation, type OperationId } from '../../../../api/operations';
import { fulfillRedemptions } from '../../../../api/rewards/redemption/fulfill-redemptions';
import { brokenInvariants } from '../invariants';
import type { TestApi, TestResponse } from '../test-api';
import { readState } from './read-shop';
import { modelState, type ShopModel } from './shop-model';

/** The model's prediction of a response. */
export interface Prediction {
  status: number;
  /** Topics of the events that the request fires. */
  topics?: readonly string[];
  /** Fields of the body. */
  body?: object;
}

interface SentWrite {
  operationId: OperationId;
  body: object;
  key: string;
  at: number;
  response: TestResponse;
}

/** The limits of the API's rate bucket, in thousandths of a request. */
const CAPACITY = 40_000;
const LEAK_PER_MS = 2;
const REQUEST = 1_000;

const TOKEN_LIFETIME_MS = 3_600_000;
const KEY_LIFETIME_MS = 24 * 60 * 60 * 1_000;

/** Sends the requests of a sequence and compares what comes back with what the model predicts. */
export class ShopDriver {
  private token: { value: string; expiresAt: number };
  private bucket = { level: 0, at: 0 };
  private lastWrite: SentWrite | undefined;
  private keys = 0;

  constructor(readonly api: TestApi) {
    this.token = { value: api.accessToken, expiresAt: this.now + TOKEN_LIFETIME_MS };
  }

  get now(): number {
    return this.api.clock.now();
  }

  /** Sends a request, and checks the response, the events, the state and the invariants. */
  async send(
    model: ShopModel,
    operationId: OperationId,
    values: Record<string, unknown>,
    predict: (response: TestResponse) => Prediction,
    token?: string,
  ): Promise<TestResponse> {
    const isRead = getOperation(operationId).method === 'get';
    const key = `key-${++this.keys}`;
    const response = await this.sendOnce(operationId, values, {
      key: isRead ? undefined : key,
      token,
    });
    if (!isRead && response.status < 300) {
      this.lastWrite = { operationId, body: values, key, at: this.now, response };
    }
    const { status, topics = [], body } = predict(response);
    const text = `${operationId} ${JSON.stringify(values)}: ${JSON.stringify(response.body)}`;
    expect(response.status, text).toBe(status);
    if (body) expect(response.body, text).toMatchObject(body);
    await this.expectEvents(topics, text);
    await this.check(model, text);
    return response;
  }

  /** Records a use of all sessions, so that none is idle for too long. Idle sessions have separate tests. */
  async useSessions(): Promise<void> {
    const { database, shop } = this.api;
    await database
      .update(sessions)
      .set({ lastUsedAt: new Date(this.now) })
      .where(eq(sessions.shopId, shop.id));
  }

  /** Sends the last write again with its key. The response must be a replay, without further effects. */
  async retry(model: ShopModel): Promise<void> {
    const write = this.lastWrite;
    if (!write || this.now - write.at >= KEY_LIFETIME_MS) return;
    const { operationId, body, key, response } = write;
    const text = `${operationId} ${JSON.stringify(body)} again`;
    const again = await this.sendOnce(operationId, body, { key });
    expect([again.status, again.body], text).toEqual([response.status, response.body]);
    expect(again.headers.get('idempotency-replayed'), text).toBe('true');
    // Bodies are compared after they have been parsed.
    const bytes = new TextEncoder().encode(`${JSON.stringify(body)} `);
    const spaced = await this.sendOnce(operationId, bytes, { key });
    expect([spaced.status, spaced.body], text).toEqual([response.status, response.body]);
    await this.expectEvents([], text);
    await this.check(model, text);
  }

  /** Issues the rewards of all redemptions that wait. */
  async drain(model: ShopModel): Promise<void> {
    const { database, clock } = this.api;
    const { errors } = await fulfillRedemptions(
      { database, now: clock.now, randomBytes },
      { limit: 1_000 },
    );
    expect(errors).toEqual([]);
    const topics = Array.from({ length: model.waiting }, () => 'customer/rewardCreated');
    model.waiting = 0;
    await this.expectEvents(topics, 'fulfillment');
    await this.check(model, 'fulfillment', true);
  }

  advance(milliseconds: number): void {
    this.api.clock.advance(milliseconds);
  }

  /** Sends reads at once; exactly those that fit into the bucket are admitted (SPECIFICATION.md, I11). */
  async burst(count: number): Promise<void> {
    const token = await this.validToken();
    const expected = Array.from({ length: count }, () => (this.admits() ? 200 : 429));
    const statuses: number[] = [];
    for (let sent = 0; sent < count; sent++) {
      statuses.push((await this.api.call('getLoyaltyProgramStatus', { token })).status);
    }
    expect(statuses).toEqual(expected);
  }

  private async sendOnce(
    operationId: OperationId,
    values: Record<string, unknown> | Uint8Array | object,
    { key, token: ownToken }: { key?: string | undefined; token?: string | undefined },
  ): Promise<TestResponse> {
    const token = ownToken ?? (await this.validToken());
    const isRead = getOperation(operationId).method === 'get';
    const request = {
      token,
      ...(isRead ? { query: values as Record<string, string> } : { body: values }),
      ...(key !== undefined && {
        headers: {
          'Idempotency-Key': key,
          ...(values instanceof Uint8Array && { 'Content-Type': 'application/json' }),
        },
      }),
    };
    // A storefront token has its own bucket, which a sequence never fills.
    if (ownToken !== undefined) return this.api.call(operationId, request);
    if (!this.admits()) {
      const rejected = await this.api.call(operationId, request);
      expect(rejected.status).toBe(429);
      this.advance(Number(rejected.headers.get('retry-after')) * 1_000);
      expect(this.admits()).toBe(true);
    }
    const response = await this.api.call(operationId, request);
    expect(response.headers.get('x-ratelimit-remaining')).toBe(
      String(Math.floor((CAPACITY - this.bucket.level) / REQUEST)),
    );
    return response;
  }

  /** Whether the bucket has room for a request now; if so, puts it in. */
  private admits(): boolean {
    const { level, at } = this.bucket;
    const leaked = Math.max(0, level - LEAK_PER_MS * (this.now - at));
    if (leaked + REQUEST > CAPACITY) return false;
    this.bucket = { level: leaked + REQUEST, at: this.now };
    return true;
  }

  private async validToken(): Promise<string> {
    if (this.now >= this.token.expiresAt) {
      const value = await this.api.issueToken('full');
      this.token = { value, expiresAt: this.now + TOKEN_LIFETIME_MS };
    }
    return this.token.value;
  }

  private async expectEvents(topics: readonly string[], text: string): Promise<void> {
    const events = await this.api.newEvents();
    expect(events.map(({ topic }) => topic).sort(), text).toEqual([...topics].sort());
  }

  private async check(model: ShopModel, text: string, isDrained = false): Promise<void> {
    const { database, shop, clients } = this.api;
    const state = await readState(database, shop.id, clients.full.clientId);
    expect(state, text).toEqual(modelState(model));
    expect(await brokenInvariants(database, shop.id, { isDrained }), text).toEqual([]);
  }
}
