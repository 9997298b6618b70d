import { describe, expect, it } from 'vitest';
import { formatIssue } from '../../docs/content-error';
import { readApiContract } from './api-contract';
import { checkCurlSamples } from './curl-samples';
import { checkJsonSamples } from './json-samples';
import { makeSample } from './sample.fixture';

const { api, checkSchema } = readApiContract();

describe('samples of the API', () => {
  const curl = (rest: string) =>
    checkCurlSamples([makeSample('bash', `curl ${api.origin}/v2/${rest}`)], api).map(formatIssue);

  it('pass if the contract has the operation and accepts the parameters', () => {
    const body = '{ "topic": "customer/balanceUpdated", "address": "https://a.shop.example/b" }';
    expect(curl(`webhooks/createSubscription -d '${body}'`)).toEqual([]);
    expect(curl(`webhooks/createSubscriptions -d '${body}'`)[0]).toContain("the API doesn't have");
    expect(
      curl(`webhooks/createSubscription -d '${body.replace('topic', 'topics')}'`)[0],
    ).toContain(
      "page.md:10 body of /v2/webhooks/createSubscription: it must have required property 'topic'",
    );
  });

  it('are reported if the contract rejects a query parameter', () => {
    expect(curl('reviews/getReviews?perPage=10')).toEqual([]);
    expect(curl('reviews/getReviews?perPage=ten')[0]).toContain('an invalid "perPage": it must be');
    expect(curl('reviews/getReviews?size=10')[0]).toContain('the unknown parameter "size"');
  });

  it('match the schema that they name', () => {
    const json = (code: string, schema: string) =>
      checkJsonSamples([makeSample('json', code, { schema })], checkSchema).map(formatIssue);
    const response = (id: string) =>
      `{ "subscription": { "id": ${id}, "topic": "customer/tierUpdated", "address": "https://a.shop.example" } }`;
    expect(json(response('77'), 'SubscriptionResponse')).toEqual([]);
    expect(json(response('"x"'), 'SubscriptionResponse')[0]).toContain('/subscription/id must be');
    expect(json('{}', 'Subscribtion')[0]).toContain('no schema has that name');
  });
});
