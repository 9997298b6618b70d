import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { awaitResult } from './awaited-result';

class Key extends Event {
  repeat = false;
  constructor(readonly key: string) {
    super('keydown');
  }
}

class Wheel extends Event {
  constructor(readonly ctrlKey = false) {
    super('wheel');
  }
}

/** An element of which only the closest busy button matters. */
class Target extends EventTarget {
  constructor(readonly busyButton: object | null) {
    super();
  }
  closest() {
    return this.busyButton;
  }
}

let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('KeyboardEvent', Key);
  vi.stubGlobal('WheelEvent', Wheel);
  vi.stubGlobal('Element', Target);
});

afterEach(() => vi.unstubAllGlobals());

function press(busyButton: object | null) {
  const event = new Event('pointerdown');
  Object.defineProperty(event, 'target', { value: new Target(busyButton) });
  page.dispatchEvent(event);
}

describe('a result is awaited', () => {
  it('until the reader scrolls, types or presses something', () => {
    const acts = [new Wheel(), new Key('PageDown')];
    for (const act of acts) {
      const isAwaited = awaitResult();
      expect(isAwaited()).toBe(true);
      page.dispatchEvent(act);
      expect(isAwaited()).toBe(false);
    }
    const isAwaited = awaitResult();
    press(null);
    expect(isAwaited()).toBe(false);
  });

  it('after keys that do nothing alone, a held key, a zoom and a second press of the busy button', () => {
    const isAwaited = awaitResult();
    page.dispatchEvent(new Key('Shift'));
    page.dispatchEvent(Object.assign(new Key('Enter'), { repeat: true }));
    page.dispatchEvent(new Wheel(true));
    press({});
    expect(isAwaited()).toBe(true);
  });

  it('apart from the results of other work', () => {
    const first = awaitResult();
    page.dispatchEvent(new Wheel());
    const second = awaitResult();
    expect([first(), second()]).toEqual([false, true]);
  });
});
