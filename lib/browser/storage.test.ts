import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A `Storage` in memory. */
function memoryStorage() {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  };
}

async function load(settings: { type: 'local' | 'session'; namespace: string }) {
  vi.resetModules();
  vi.doMock('../site/config/storage-settings', () => ({ storageSettings: settings }));
  return import('./storage');
}

let local: ReturnType<typeof memoryStorage>;
let session: ReturnType<typeof memoryStorage>;

beforeEach(() => {
  local = memoryStorage();
  session = memoryStorage();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.doUnmock('../site/config/storage-settings');
  vi.resetModules();
});

describe('stored values', () => {
  it('are read by name until they are removed', async () => {
    const { readStored, writeStored } = await load({ type: 'local', namespace: '' });
    expect(readStored('theme')).toBeNull();
    writeStored('theme', 'dark');
    expect(readStored('theme')).toBe('dark');
    writeStored('theme', null);
    expect(readStored('theme')).toBeNull();
    expect(local.values.size).toBe(0);
  });

  it('have the namespace of the site in their key', async () => {
    const { readStored, writeStored } = await load({ type: 'local', namespace: 'shop' });
    writeStored('theme', 'dark');
    expect([...local.values]).toEqual([['theme-shop', 'dark']]);
    expect(readStored('theme')).toBe('dark');
  });

  it('are in the session storage if the site is configured so', async () => {
    const { writeStored } = await load({ type: 'session', namespace: '' });
    writeStored('theme', 'dark');
    expect([...session.values]).toEqual([['theme', 'dark']]);
    expect(local.values.size).toBe(0);
  });
});

describe('a browser without storage', () => {
  it.each([
    ['throws when the storage is accessed', { localStorage: { get: () => deny() } }],
    [
      'throws on every access',
      { localStorage: { value: { getItem: deny, setItem: deny, removeItem: deny } } },
    ],
    ['has no storage object', { localStorage: { value: undefined } }],
  ])('%s: logs one warning and changes nothing else', async (_, property) => {
    Object.defineProperties(globalThis, {
      localStorage: { configurable: true, ...property.localStorage },
    });
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { readStored, writeStored } = await load({ type: 'local', namespace: '' });
    expect(readStored('theme')).toBeNull();
    expect(() => writeStored('theme', 'dark')).not.toThrow();
    expect(() => writeStored('theme', null)).not.toThrow();
    expect(warn).toHaveBeenCalledOnce();
  });
});

function deny(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}
