import { describe, expect, it } from 'vitest';
import { firstMessages, listThatFits, shortName } from './message-limits';

describe('the messages of an error', () => {
  it('are at most twenty that differ, and no more are made', () => {
    let made = 0;
    function* messages() {
      for (;;) {
        made += 1;
        yield `field ${Math.ceil(made / 2)} is not recognized`;
      }
    }
    expect(firstMessages(messages())).toHaveLength(20);
    expect(made).toBe(39);
  });

  it('have at most 200 characters', () => {
    const [long, short] = firstMessages(['x'.repeat(1_000), 'y'.repeat(200)]);
    expect([long?.length, long?.at(-1)]).toEqual([200, '…']);
    expect(short).toBe('y'.repeat(200));
  });

  it('have names of at most 100 characters', () => {
    expect(shortName('x'.repeat(100_000))).toBe(`${'x'.repeat(99)}…`);
    expect(shortName('customerIdentifier')).toBe('customerIdentifier');
  });

  it('list as many values as fit', () => {
    const start = 'topic must be one of ';
    expect(listThatFits(['a', 'b'], start)).toBe('a, b');
    const values = Array.from({ length: 30 }, (_, at) => `customer/event${at}`);
    const list = listThatFits(values, start);
    expect(list).toMatch(/^customer\/event0, customer\/event1, .+, and \d+ more$/);
    expect((start + list).length).toBeLessThanOrEqual(200);
  });
});
