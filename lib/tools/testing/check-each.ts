import type { AssertionError } from 'node:assert';
import { expect } from 'vitest';

/** Long values are cut in messages. */
const MAX_LENGTH = 600;

/**
 * Runs a check for each page, or anything else that has a name, in one test: a test for each costs more than its
 * check. All problems are collected and reported together.
 *
 * @param check throws if there is a problem, as `expect` does
 */
export async function checkEach<Item>(
  items: Iterable<Item>,
  check: (item: Item) => void | Promise<void>,
  nameOf: (item: Item) => string = String,
): Promise<void> {
  const problems: string[] = [];
  let count = 0;
  for (const item of items) {
    count++;
    try {
      await check(item);
    } catch (error) {
      problems.push(`${nameOf(item)}: ${textOf(error)}`);
    }
  }
  expect(count, 'number of checks').toBeGreaterThan(0);
  expect(problems, `\n${problems.join('\n')}\n`).toEqual([]);
}

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, actual, expected } = error as Partial<AssertionError> & Error;
  if (actual === undefined && expected === undefined) return message;
  return `${message}\n  expected ${asText(expected)}\n  received ${asText(actual)}`;
}

function asText(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}
