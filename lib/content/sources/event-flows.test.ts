import type { Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { siteUrl } from '../../site/config/site-address';
import { loadContent } from '../load/source';
import { getPage } from '../pages/lookups';
import { makePage } from '../pages/page.fixture';
import { pageMarkdown } from '../pages/page-markdown';
import { EVENT_FLOWS } from '../sdk/event-flows.data';
import { listEvents } from '../sdk/model';
import { eventFlows } from './event-flows';

const index = loadContent();

function markdown(path: string): string {
  return pageMarkdown({ page: getPage(index, path), index }).body;
}

/** The cells of a page's table rows about events, without links. */
function rowsOf(path: string): string[][] {
  return markdown(path)
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .replaceAll(/\[(`[^`]+`)\]\([^)]*\)/g, '$1')
        .slice(2, -2)
        .split(' | '),
    );
}

const PAGES = [
  { event: 'modal_opened', path: 'Sdk/modules/common/events/modal_opened' },
  { event: 'widget_opened', path: 'Sdk/modules/common/events/widget_opened' },
  {
    event: 'poup_widget_view_changed',
    path: 'Sdk/modules/rewards/events/poup_widget_view_changed',
  },
  { event: 'wishlist_item_created', path: 'Sdk/modules/wishlists/events/wishlist_item_created' },
  { event: 'modal_closed', path: 'Sdk/modules/common/events/modal_closed' },
  { event: 'widget_closed', path: 'Sdk/modules/common/events/widget_closed' },
  { event: 'widget_injected', path: 'Sdk/modules/common/events/widget_injected' },
  { event: 'wishlist_item_deleted', path: 'Sdk/modules/wishlists/events/wishlist_item_deleted' },
];
const LIFECYCLE = 'Sdk/core_concepts/event_lifecycle';

describe('the order of events', () => {
  it('of a redemption is the same on every page', () => {
    const row = [
      'The customer redeems a reward in the pop-up',
      '`modal_opened` (`redeem_reward`), then `modal_closed` (`redeem_reward`, `completed`), then `poup_widget_view_changed` (`available_rewards`)',
    ];
    expect(rowsOf(LIFECYCLE)).toContainEqual(row);
    expect(rowsOf('Sdk/modules/common/events/modal_opened')).toContainEqual(row);
    expect(rowsOf('Sdk/modules/rewards/events/poup_widget_view_changed')).toContainEqual(row);
  });

  it('of all flows is in the guide, also of those without events', () => {
    const flows = rowsOf(LIFECYCLE).map(([flow]) => flow);
    expect(flows).toEqual(expect.arrayContaining(EVENT_FLOWS.map(({ flow }) => flow)));
    expect(rowsOf(LIFECYCLE)).toContainEqual(['The customer leaves the page', 'No event fires']);
  });

  it('of the first view says that there is no previous one', () => {
    expect(rowsOf(LIFECYCLE)).toContainEqual([
      'The rewards pop-up opens',
      '`widget_opened` (`rewards_pop_up`), then `poup_widget_view_changed` (`previousView: null`) for the first view',
    ]);
  });

  it.each(PAGES)('on the page of $event has exactly its flows', ({ event, path }) => {
    const [, section = ''] = markdown(path).split('## Order against other events\n');
    for (const { flow, steps } of EVENT_FLOWS) {
      expect(section.includes(`| ${flow} |`), flow).toBe(steps.some((s) => s.event === event));
    }
  });

  it('links events to their pages, except to the page itself', () => {
    const [, section = ''] = markdown('Sdk/modules/common/events/modal_opened').split('## Order');
    expect(section).toContain(
      `[\`wishlist_item_created\`](${siteUrl}/docs/Sdk/modules/wishlists/events/wishlist_item_created.md)`,
    );
    expect(section).not.toContain('[`modal_opened`]');
    expect(markdown(LIFECYCLE)).toContain(
      `[\`modal_opened\`](${siteUrl}/docs/Sdk/modules/common/events/modal_opened.md)`,
    );
  });

  it('is not available for an unknown event', () => {
    expect(() => eventFlows('popup_widget_view_changed', index)).toThrow(
      'The SDK has no event "popup_widget_view_changed". There are: widget_injected,',
    );
  });
});

const EVENTS = listEvents().map(({ name }) => name);

const STATES_ORDER = new RegExp(
  `→|->|\\b(?:then|before|after|first|follows)\\b|(?:${EVENTS.join('|')})(?: \\([^)]*\\))?, (?:${EVENTS.join('|')})`,
);

/** In paragraphs, fewer words state an order, because many sentences compare two events. */
const PROSE_STATES_ORDER = /in this order|→|->/;

/** Finds tables, lists and paragraphs in which a page states an order of events itself. */
function findHandwrittenFlows(tree: Root): string[] {
  const found: string[] = [];
  const report = (node: Nodes) => found.push(textOf(node));
  let isAboutOrder = false;
  visit(tree, (node) => {
    if (node.type === 'heading') isAboutOrder = /\border\b/i.test(textOf(node));
    if (node.type === 'tableRow' || node.type === 'listItem') {
      const { size } = eventsIn(node);
      // On the page of an event, a row may name only the other one.
      const least = isAboutOrder ? 1 : 2;
      const isRowAboutOrder = isAboutOrder && node.type === 'tableRow';
      if (size >= least && (isRowAboutOrder || STATES_ORDER.test(textOf(node)))) report(node);
    }
    const isProse = node.type === 'paragraph' && PROSE_STATES_ORDER.test(textOf(node));
    if (isProse && eventsIn(node).size > 1) report(node);
    // In an ordered list, each event can be a step of its own.
    if (node.type === 'list' && node.ordered && eventsIn(node).size > 1) report(node);
  });
  return found;
}

function eventsIn(node: Nodes): Set<string> {
  const names = new Set<string>();
  visit(node, 'inlineCode', ({ value }) => {
    if (EVENTS.includes(value)) names.add(value);
  });
  return names;
}

describe('pages', () => {
  const written = [...index.pages.values()].filter(({ kind }) => kind !== 'reference');

  it.each(written.map((page) => ({ path: page.path, page })))(
    'take the order of events from the source: $path',
    ({ page }) => {
      expect(findHandwrittenFlows(page.markdown.tree)).toEqual([]);
    },
  );

  it.each([
    ['| A | B |\n| - | - |\n| Close | `modal_closed` → `widget_closed` |'],
    ['- A heart: `modal_opened`, then `wishlist_item_created`'],
    ['1. `widget_opened`\n2. `widget_closed`'],
    [
      '## Order against other events\n\n| A | B |\n| - | - |\n| Open | `widget_opened`, then this event |',
    ],
    ['## Order of events\n\n- **Several lists**: `modal_opened` fires first.'],
    ['In the drawer, `widget_opened` and `modal_opened` fire in this order.'],
  ])('are reported if they write it by hand: %j', (text) => {
    expect(findHandwrittenFlows(makePage('Sdk/a', text.split('\n')).markdown.tree)).not.toEqual([]);
  });

  it('may list events that are in no order', () => {
    const text = '## What fires\n\n- Dialogs: `modal_opened` and `modal_closed`\n- `widget_opened`';
    expect(findHandwrittenFlows(makePage('Sdk/a', text.split('\n')).markdown.tree)).toEqual([]);
  });
});
