import { describe, expect, it } from 'vitest';
import { operations as contractOperations } from '../../api/operations';
import { MCP_LIMITS } from './limits';
import { setUpClient } from './testing/built-client';

const { call } = setUpClient();

describe('read_operation', () => {
  it('describes every operation so that it is complete without the document', async () => {
    const { data } = await call('list_operations');
    const operations = data.operations.map(({ operation }: { operation: string }) => operation);
    expect(operations.toSorted()).toEqual(contractOperations.map(({ id }) => id).toSorted());
    for (const operation of operations) {
      const { data: described, text } = await call('read_operation', { operation });
      const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target ?? '');
      for (const target of references) {
        expect(target, operation).toMatch(/^#\/\$defs\//);
        expect(described.$defs, operation).toHaveProperty([target.slice('#/$defs/'.length)]);
      }
      expect(text, operation).not.toContain('#/components/');
      expect(described.errors.length, operation).toBeGreaterThan(2);
    }
  });

  it('describes an operation by its name, and by method and path', async () => {
    const { data } = await call('read_operation', { operation: 'redeem' });
    expect(data).toMatchObject({
      method: 'POST',
      path: '/v2/rewards/redeem',
      scope: 'write_reward',
    });
    expect(data.request_bodies[0].content_type).toBe('application/json');
    expect(data.request_bodies[0].examples.length).toBeGreaterThan(0);
    expect(data.curl).toContain('/v2/rewards/redeem');
    expect(data.topics.map(({ topic }: { topic: string }) => topic)).toContain(
      'customer/balanceUpdated',
    );
    const throttled = data.errors.find(({ status }: { status: string }) => status === '429');
    expect(throttled.headers).toContain('Retry-After');
    const { data: same } = await call('read_operation', { method: data.method, path: data.path });
    expect(same).toEqual(data);
  });

  it('suggests similar names, and the right method for a path', async () => {
    expect((await call('read_operation', { operation: 'redem' })).text).toContain('redeem');
    expect(
      (await call('read_operation', { method: 'GET', path: '/v2/rewards/redeem' })).text,
    ).toContain('It accepts POST.');
  });
});

describe('validate_payload', () => {
  it('accepts every example of the contract', async () => {
    for (const { id: operation } of contractOperations) {
      const { data } = await call('read_operation', { operation });
      const bodies = [
        { body: 'request', list: data.request_bodies },
        ...[...data.responses, ...data.errors].map(({ status, bodies: list = [] }) => ({
          body: status,
          list,
        })),
      ];
      for (const { body, list } of bodies) {
        for (const { content_type: type, examples } of list) {
          if (type !== 'application/json') continue;
          for (const { value } of examples) {
            const { data: result } = await call('validate_payload', {
              operation,
              body,
              payload: value,
            });
            expect(result, `${operation} ${body}`).toMatchObject({ valid: true, errors: [] });
          }
        }
      }
    }
  });

  it('returns each error with its path', async () => {
    const { data, text } = await call('validate_payload', {
      operation: 'redeem',
      payload: { customerIdentifier: '7400112', ruleId: '51', color: 'red' },
    });
    expect(data.valid).toBe(false);
    expect(data.errors.map(({ path }: { path: string }) => path).toSorted()).toEqual([
      '/color',
      '/ruleId',
    ]);
    expect(text).toContain('/color: is not a known field');
  });

  it('validates payloads of webhook topics and values of named schemas', async () => {
    const payload = { occurredAt: 'yesterday' };
    const topic = await call('validate_payload', { topic: 'customer/balanceUpdated', payload });
    expect(topic.data.errors.map(({ path }: { path: string }) => path)).toContain('/occurredAt');
    const schema = await call('validate_payload', {
      schema: 'WebhookTopic',
      payload: 'review/created',
    });
    expect(schema.data).toMatchObject({ valid: true });
  });

  it('parses an object that is passed as a string', async () => {
    const { data } = await call('validate_payload', {
      operation: 'redeem',
      payload: '{"customerIdentifier":"7400112","ruleId":51}',
    });
    expect(data.valid).toBe(true);
  });

  it('limits the number of errors', async () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, key) => [`k${key}`, 1]));
    const { data } = await call('validate_payload', {
      schema: 'CreateReplyRequest',
      payload: many,
    });
    expect(data.errors).toHaveLength(MCP_LIMITS.errors);
    expect(data.more_errors).toBeGreaterThan(400);
  });
});
