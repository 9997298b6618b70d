import { describe, expect, it, vi } from 'vitest';
import type { SdkEventMap } from './declared';
import { createEvents } from './events';

const CLOSED = { app: 'rewards', widget: 'rewards_pop_up' } as SdkEventMap['widget_closed'];

describe('events', () => {
  it('call handlers synchronously, in the order in which they were added, with the payload', () => {
    const { on, fire } = createEvents(vi.fn());
    const calls: unknown[] = [];
    on('widget_closed', (payload) => calls.push(['first', payload]));
    on('widget_closed', (payload) => calls.push(['second', payload]));
    fire('widget_closed', CLOSED);
    calls.push('after');
    expect(calls).toEqual([['first', CLOSED], ['second', CLOSED], 'after']);
  });

  it('call a handler once that was added twice, and not for other events', () => {
    const { on, fire } = createEvents(vi.fn());
    const handler = vi.fn();
    on('widget_closed', handler);
    on('widget_closed', handler);
    fire('widget_opened', CLOSED);
    fire('widget_closed', CLOSED);
    expect(handler).toHaveBeenCalledTimes(1);
  });

  it('report what a handler throws, and call the next one', () => {
    const warn = vi.fn();
    const { on, fire } = createEvents(warn);
    const next = vi.fn();
    const error = new Error('broken');
    on('widget_closed', () => {
      throw error;
    });
    on('widget_closed', next);
    fire('widget_closed', CLOSED);
    expect(next).toHaveBeenCalledOnce();
    expect(warn).toHaveBeenCalledWith('A handler of widget_closed threw an error.', error);
  });

  it('remove one handler, or all', () => {
    const { on, off, fire } = createEvents(vi.fn());
    const [kept, removed] = [vi.fn(), vi.fn()];
    on('widget_closed', removed);
    on('widget_closed', kept);
    off('widget_closed', removed);
    fire('widget_closed', CLOSED);
    off('widget_closed');
    fire('widget_closed', CLOSED);
    expect(removed).not.toHaveBeenCalled();
    expect(kept).toHaveBeenCalledTimes(1);
  });

  it('call no handler that an earlier one removed, and those that it added for the next event', () => {
    const { on, off, fire } = createEvents(vi.fn());
    const [removed, added] = [vi.fn(), vi.fn()];
    on('widget_closed', () => {
      off('widget_closed', removed);
      on('widget_closed', added);
    });
    on('widget_closed', removed);
    fire('widget_closed', CLOSED);
    expect(added).not.toHaveBeenCalled();
    fire('widget_closed', CLOSED);
    expect(removed).not.toHaveBeenCalled();
    expect(added).toHaveBeenCalledTimes(1);
  });
});
