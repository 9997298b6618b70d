import { afterEach, describe, expect, it, vi } from 'vitest';
import { UploadRoom } from './upload-room';

afterEach(() => {
  vi.useRealTimers();
});

/** The room of a folder whose files have a number of bytes. */
function room(stored: number) {
  const folder = { stored, measured: 0, isBroken: false };
  const measure = async () => {
    folder.measured += 1;
    if (folder.isBroken) throw new Error('EIO');
    return folder.stored;
  };
  return { folder, room: new UploadRoom({ maxBytes: 100, measure }) };
}

describe('the room of uploads', () => {
  it('is what the stored files leave of the limit', async () => {
    const { folder, room: left } = room(60);
    await Promise.all([left.take(20), left.take(20)]);
    await expect(left.take(1)).rejects.toThrow(
      'The uploaded images have 100 bytes of 100. Remove some, or set UPLOADS_MB to more.',
    );
    expect(folder.measured).toBe(1);
  });

  it('is freed when a file is removed', async () => {
    const { room: left } = room(90);
    await left.take(10);
    left.giveBack(10);
    await left.take(10);
    await expect(left.take(1)).rejects.toThrow();
  });

  it('is measured again after minutes, because other processes use the folder too', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { folder, room: left } = room(100);
    await expect(left.take(1)).rejects.toThrow();
    folder.stored = 0;
    vi.advanceTimersByTime(299_999);
    await expect(left.take(1)).rejects.toThrow();
    vi.advanceTimersByTime(1);
    await left.take(100);
    expect(folder.measured).toBe(2);
  });

  it('is measured again after a measurement that failed', async () => {
    const { folder, room: left } = room(0);
    folder.isBroken = true;
    await expect(left.take(1)).rejects.toThrow('EIO');
    folder.isBroken = false;
    await left.take(100);
  });
});
