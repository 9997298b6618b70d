import type { RootContent } from 'mdast';
import type { ContentIndex } from '../pages/page';
import { EVENT_FLOWS, type EventStep } from '../sdk/event-flows.data';
import { getEvent } from '../sdk/model';
import { defineSource } from '../tags/define-tag';
import { codeLink, codeSpan, table } from './nodes';
import { subjectUrls } from './subject-pages';

/** The name that stands for all flows instead of those of one event. */
const ALL = 'all';

/**
 * The order in which events fire: the flows that contain an event, or all. The name of the event itself isn't linked,
 * because the table is on its page.
 */
export function eventFlows(of: string, index: ContentIndex): RootContent[] {
  const own = of === ALL ? null : getEvent(of).name;
  const flows = EVENT_FLOWS.filter(
    ({ steps }) => own === null || steps.some(({ event }) => event === own),
  );
  if (flows.length === 0)
    throw new Error(`no flow in lib/content/sdk/event-flows.data.ts has "${of}"`);
  const urls = subjectUrls(index, 'event');
  if (own) urls.delete(own);
  const rows = flows.map(({ flow, steps }) => [
    flow,
    steps.map((step) => stepText(step, urls)).join(', then ') || 'No event fires',
  ]);
  const label = own ? `Flows with ${own}` : 'Order of events';
  return [table(label, 'list', ['What happens', 'Events, in this order'], rows)];
}

function stepText(step: EventStep, urls: ReadonlyMap<string, string>): string {
  const values = Object.entries(step.payload ?? {}).map(([name, value]) =>
    codeSpan(value === null ? `${name}: null` : String(value)),
  );
  return [
    codeLink(step.event, urls.get(step.event)),
    ...(values.length > 0 ? [`(${values.join(', ')})`] : []),
    ...(step.when ? [step.when] : []),
  ].join(' ');
}

export const eventTags = [defineSource('EventFlows', eventFlows)];
