import { describe, expect, it } from 'vitest';
import { EVENT_FLOWS, type EventStep } from './event-flows.data';
import { getEvent, listEvents } from './model';
import { eventsOf, getWidget, WIDGETS } from './widgets';

const FLOWS_OF_WIDGETS = EVENT_FLOWS.flatMap(({ flow, steps, widgets }) =>
  widgets === 'any' ? [] : widgets.map((widget) => ({ flow, steps, widget })),
);

/** Returns the text about an event on the page of a widget, or nothing if the page doesn't list the event. */
function whenOf(widget: string, event: string): string | undefined {
  return eventsOf(getWidget(widget)).find(({ name }) => name === event)?.when;
}

/** The dialogs that a flow opens and closes, in order, such as `modal_opened birthday`. */
function dialogSteps(steps: readonly EventStep[]): string[] {
  return steps.flatMap((step) =>
    step.event === 'modal_opened' || step.event === 'modal_closed'
      ? [`${step.event} ${step.payload?.modal}`]
      : [],
  );
}

describe('the flows of events', () => {
  it('contain every event of the SDK', () => {
    const named = new Set<string>(EVENT_FLOWS.flatMap(({ steps }) => steps.map((s) => s.event)));
    expect([...named].sort()).toEqual(
      listEvents()
        .map(({ name }) => name)
        .sort(),
    );
  });

  it('happen once each', () => {
    expect(new Set(EVENT_FLOWS.map(({ flow }) => flow)).size).toBe(EVENT_FLOWS.length);
  });

  it.each(FLOWS_OF_WIDGETS)(
    'have only events that the page of $widget lists: $flow',
    ({ steps, widget }) => {
      for (const { event } of steps) expect(whenOf(widget, event), event).toBeDefined();
    },
  );

  it.each(FLOWS_OF_WIDGETS)(
    'name only dialogs and overlays that the page of $widget names: $flow',
    ({ steps, widget }) => {
      for (const { event, payload = {} } of steps) {
        const when = whenOf(widget, event);
        if ('modal' in payload) expect(when, event).toContain(`\`${payload.modal}\``);
        if ('widget' in payload) expect(when, event).toContain(`\`${payload.widget}\``);
      }
    },
  );

  it('are the same for any widget only if every widget fires their events', () => {
    const events = EVENT_FLOWS.filter(({ widgets }) => widgets === 'any').flatMap(({ steps }) =>
      steps.map(({ event }) => event),
    );
    expect(events).not.toEqual([]);
    for (const { name } of WIDGETS) {
      for (const event of events) expect(whenOf(name, event), `${event} of ${name}`).toBeDefined();
    }
  });

  const withDialogs = EVENT_FLOWS.map(({ flow, steps }) => ({
    flow,
    dialogs: dialogSteps(steps),
  })).filter(({ dialogs }) => dialogs.length > 0);

  it.each(withDialogs)(
    'close each dialog once, right after it has opened: $flow',
    ({ dialogs }) => {
      const opened = dialogs.filter((step) => step.startsWith('modal_opened'));
      expect(opened).not.toContain('modal_opened undefined');
      expect(dialogs).toEqual(
        opened.flatMap((step) => [step, step.replace('modal_opened', 'modal_closed')]),
      );
    },
  );

  it('open a dialog in some cases', () => {
    expect(withDialogs).not.toEqual([]);
  });

  const specific = WIDGETS.flatMap(({ name: widget, events }) =>
    events.filter(({ name }) => getEvent(name).app).map(({ name: event }) => ({ widget, event })),
  );

  it.each(specific)('include $event of $widget', ({ widget, event }) => {
    const ofWidget = FLOWS_OF_WIDGETS.filter((known) => known.widget === widget);
    expect(ofWidget.flatMap(({ steps }) => steps.map((step) => step.event))).toContain(event);
  });
});
