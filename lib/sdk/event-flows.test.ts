import { describe, expect, it } from 'vitest';
import { EVENT_FLOWS } from './event-flows.data';
import { getEvent, listEvents } from './model';
import { getWidget, WIDGETS } from './widgets';

const FLOWS_OF_WIDGETS = EVENT_FLOWS.flatMap(({ flow, steps, widgets }) =>
  widgets === 'any' ? [] : widgets.map((widget) => ({ flow, steps, widget })),
);

/** What the page of a widget says about one of its events, or nothing if it doesn't list the event. */
function whenOf(widget: string, event: string): string | undefined {
  const { events } = getWidget(widget);
  return events.find(({ name }) => name === event)?.when;
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
      for (const { payload = {} } of steps) {
        if ('modal' in payload) {
          expect(whenOf(widget, 'modal_opened')).toContain(`\`${payload.modal}\``);
        }
        if ('widget' in payload) {
          expect(whenOf(widget, 'widget_opened')).toContain(`\`${payload.widget}\``);
        }
      }
    },
  );

  it('are the same for any widget only if every widget fires their events', () => {
    const events = EVENT_FLOWS.filter(({ widgets }) => widgets === 'any').flatMap(({ steps }) =>
      steps.map(({ event }) => event),
    );
    expect(events).toEqual(['widget_injected']);
  });

  it('open a dialog before they close it', () => {
    for (const { flow, steps } of EVENT_FLOWS) {
      const closed = steps.findIndex(({ event }) => event === 'modal_closed');
      const opened = steps.findIndex(({ event }) => event === 'modal_opened');
      if (closed !== -1) expect(opened, flow).toBeOneOf([...Array(closed).keys()]);
    }
  });

  const specific = WIDGETS.flatMap(({ name: widget, events }) =>
    events.filter(({ name }) => getEvent(name).app).map(({ name: event }) => ({ widget, event })),
  );

  it.each(specific)('include $event of $widget', ({ widget, event }) => {
    const ofWidget = FLOWS_OF_WIDGETS.filter((known) => known.widget === widget);
    expect(ofWidget.flatMap(({ steps }) => steps.map((step) => step.event))).toContain(event);
  });
});
