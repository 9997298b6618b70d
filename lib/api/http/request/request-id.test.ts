import { describe, expect, it } from 'vitest';
import { requestIdOf } from './request-id';

const bytes = (count: number) => new Uint8Array(count).fill(0xab);
const NEW = 'req_abababababababab';

describe('the id of a request', () => {
  it.each(['A_z-0189', 'x'.repeat(8), 'x'.repeat(64)])('is the one that was sent: %s', (id) => {
    expect(requestIdOf(id, bytes)).toBe(id);
  });

  it.each([null, '', 'x'.repeat(7), 'x'.repeat(65), 'with space', 'with.dot.in.it', ' padded-id '])(
    'is a new one if %j was sent',
    (id) => {
      expect(requestIdOf(id, bytes)).toBe(NEW);
    },
  );
});
