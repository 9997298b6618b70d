import { beforeAll, describe, expect, it } from 'vitest';
import published from '../../api/contract/generated/examples.json';
import { operations } from '../../api/operations';
import publishedRuns from '../../sandbox/scenarios/generated/runs.json';
import { testDatabase } from '../testing/api/test-database';
import { type RecordedExamples, recordExamples } from './record-examples';
import { recordScenarios } from './record-scenarios';

let recorded: RecordedExamples;
beforeAll(async () => {
  recorded = await recordExamples(await testDatabase());
});

const { responses, payloads } = published as unknown as RecordedExamples;

describe.each(operations)('$id', ({ id }) => {
  it('returns the published examples; otherwise run `npm run generate`', () => {
    expect(recorded.responses[id]).toEqual(responses[id]);
  });
});

it('fires the published payloads; otherwise run `npm run generate`', () => {
  expect(recorded.payloads).toEqual(payloads);
});

it('runs the scenarios as published; otherwise run `npm run generate`', async () => {
  expect(await recordScenarios(await testDatabase())).toEqual(publishedRuns);
});
