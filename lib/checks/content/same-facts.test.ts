import { describe, expect, it } from 'vitest';
import { getAccessTokenRequest } from '../../api/oauth/schema';
import { operations } from '../../api/operations';
import { deleteWishlistItemResponse } from '../../api/wishlists/items.schema';
import { site } from '../../config/site';
import { getPage } from '../../docs/lookups';
import { pageMarkdown } from '../../docs/page-markdown';
import { getEnum, getEvent, getFunction, getInterface, getTypeAlias } from '../../sdk/model';
import { attributesOf, getWidget } from '../../sdk/widgets';
import { northlight } from '../../shops/demo/northlight/northlight';
import { listPages, loadPublishedContent } from './content-pages';

const index = loadPublishedContent(process.cwd());
const PAGES = listPages(index).map((page) => ({
  path: page.path,
  text: pageMarkdown({ page, index }, '').body,
}));

function textOf(path: string): string {
  return pageMarkdown({ page: getPage(index, path), index }, '').body;
}

interface Statement {
  path: string;
  sentence: string;
}

/** The sentences of all pages, or of some, without code samples, links and emphasis. */
function statements(pattern: RegExp, pages = PAGES): Statement[] {
  return pages.flatMap(({ path, text }) =>
    withoutMarkup(text)
      .split(/\n+| \| |(?<=[.!?]) +(?=[A-Z`])/)
      .filter((sentence) => pattern.test(sentence))
      .map((sentence) => ({ path, sentence: sentence.trim() })),
  );
}

function withoutMarkup(text: string): string {
  return text
    .replaceAll(/^ *```[\s\S]*?^ *```$/gm, '')
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll('*', '');
}

function pathsOf(found: Statement[]): string[] {
  return [...new Set(found.map(({ path }) => path))];
}

/** Compares what all pages say with a rule; a failure lists the sentences that are wrong. */
function expectAll(found: Statement[], isRight: (sentence: string) => boolean) {
  expect(found.filter(({ sentence }) => !isRight(sentence))).toEqual([]);
}

const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** 8 → eight */
function wordOf(number: number): string {
  const word = NUMBERS[number - 2];
  if (!word) throw new Error(`NUMBERS has no word for ${number}. Add it.`);
  return word;
}

describe('the result of deleteWishlistItem', () => {
  const { returns, resultType } = getFunction('deleteWishlistItem');
  const which = /the one that was ([\w ]+)\.$/.exec(returns)?.[1] ?? '';
  const about = PAGES.filter(({ text }) => /deleteWishlistItem|wishlist_item_deleted/.test(text));

  it.each([
    'Sdk/modules/wishlists/methods/deleteWishlistItem',
    'Sdk/reference/wishlists/functions/deleteWishlistItem',
    'Api/wishlists/deleteWishlistItem',
  ])('is on %s as in the declarations', (path) => {
    expect(withoutMarkup(textOf(path)).toLowerCase()).toContain(returns.toLowerCase());
  });

  it('is the same in the API contract', () => {
    const { deletedWishlistItem } = deleteWishlistItemResponse.shape;
    expect(deletedWishlistItem.description).toBe(returns);
  });

  it('is the same one of several items wherever a page names one', () => {
    const found = statements(
      /\b(?:one|item) that was \w+ (?:first|last)\b|\b(?:oldest|newest|latest) item\b/,
      about,
    );
    expect(which).not.toBe('');
    expect(found.length).toBeGreaterThan(2);
    expectAll(found, (sentence) => sentence.includes(`that was ${which}`));
  });

  it('is one item, and never a list of them', () => {
    expect(resultType).toBe('WishlistItem');
    expect(getEvent('wishlist_item_deleted').payload.map(({ type }) => type)).toEqual([resultType]);
    const found = statements(/\b(?:returns?|contains?|resolves to)\b.*\bitems?\b/, about).filter(
      ({ path, sentence }) =>
        /deleteWishlistItem|wishlist_item_deleted/.test(path + sentence) &&
        !path.startsWith('Webhooks/'),
    );
    expect(pathsOf(found)).toContain('Sdk/modules/wishlists/events/wishlist_item_deleted');
    expectAll(found, (sentence) => {
      const [, object = ''] = /\b(?:returns?|contains?|resolves to)\b(.*)/.exec(sentence) ?? [];
      return !/\b(?:all|every|each|several|array|items)\b/.test(object);
    });
  });
});

describe('the repository of the site', () => {
  it('has the address that the links for editing have', () => {
    const [, address] =
      /\[repository of this documentation]\(([^)]+)\)/.exec(textOf('Webhooks/receive_locally')) ??
      [];
    expect(site.editUrl).toBe(`${address}/edit/main`);
  });
});

describe('the option shop of init', () => {
  const shop = getInterface('SdkInitOptions').fields.find(({ name }) => name === 'shop');
  const noun = /^The (permanent domain) of the shop\./.exec(shop?.description ?? '')?.[1];

  it.each(['Sdk/sdk_initialization', 'Sdk/reference/core/interfaces/SdkInitOptions'])(
    'is described on %s as in the declarations',
    (path) => {
      const row = `| \`shop\` | \`${shop?.type}\` | ${shop?.description} |`;
      expect(withoutMarkup(textOf(path))).toContain(row);
    },
  );

  it.each(['Sdk/sdk_initialization', 'Sdk/reference/core/functions/init'])(
    'is required, so %s has the error of a missing one',
    (path) => {
      expect(shop?.optional).toBe(false);
      expect(textOf(path)).toContain('`shop` is missing');
    },
  );

  it('is the same kind of domain on every page', () => {
    const found = statements(/domain of (?:the|your|a|one)\b|`shop`.*\bdomain|\bdomain\b.*`shop`/);
    expect(pathsOf(found)).toEqual(
      expect.arrayContaining(['Sdk/sdk_initialization', 'Api/guides/authentication']),
    );
    expectAll(found, (sentence) => sentence.toLowerCase().includes(noun ?? 'no noun'));
  });

  it('has the value of shop in getAccessToken, as the declarations say', () => {
    expect(shop?.description).toContain('the same value as `shop` of getAccessToken');
    expect(getAccessTokenRequest.shape.shop.description).toMatch(/^Permanent domain of the shop\./);
  });

  it('is the domain of the demo shop in every sample', () => {
    const values = PAGES.filter(({ path }) => path.startsWith('Sdk/')).flatMap(({ text }) =>
      [...text.matchAll(/\bshop: ['"]([^'"]*)['"]/g)].map(([, value]) => value),
    );
    expect(values.length).toBeGreaterThan(5);
    expect(new Set(values)).toEqual(new Set([northlight.domain]));
  });
});

describe('locale', () => {
  const accepting = operations
    .filter(({ route }) => 'locale' in route.request.query.shape)
    .map(({ id }) => id);

  it('is a parameter of the operations that the page about languages names', () => {
    const row = textOf('Sdk/production/localization')
      .split('\n')
      .find((line) => line.includes('the parameter `locale` of'));
    const named = [...(row ?? '').matchAll(/\[(\w+)\]\(/g)].map(([, name]) => name);
    expect(named.sort()).toEqual([...accepting].sort());
  });

  it('is said to apply only to what these operations return', () => {
    const found = statements(/`locale` of `init`/);
    expect(found.length).toBeGreaterThan(2);
    const isAboutOthers = (sentence: string) => /\b(?:spending rules|of rules)\b/.test(sentence);
    expectAll(found, (sentence) => !isAboutOthers(sentence));
  });
});

describe('error codes', () => {
  it('are grouped in the guide by what the declarations recommend', () => {
    const row = textOf('Sdk/core_concepts/response_lifecycle')
      .split('\n')
      .find((line) => line.startsWith('| Hide the feature'));
    const named = [...(row ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name);
    const hidden = getEnum('ERROR_CODES').members.filter(({ whatToDo }) =>
      whatToDo?.startsWith('Hide the feature'),
    );
    expect(named.sort()).toEqual(hidden.map(({ name }) => name).sort());
  });
});

describe('data-laurel-view', () => {
  const attribute = attributesOf(getWidget('rewards_pop_up')).find(
    ({ name }) => name === 'data-laurel-view',
  );
  const views = getTypeAlias('RewardsPopupView').fields;
  const names = views.map(({ name }) => name);
  const firstView = firstViews(
    getFunction('openRewardsPopup').parameters[0]?.fields[0]?.defaultValue ?? '',
  );

  /** `home` for customers and `welcome` for guests → [['customers', 'home'], ['guests', 'welcome']] */
  function firstViews(sentence: string): [string, string][] {
    return [...sentence.matchAll(/`?\b(\w+)`? for (customers|guests)\b/g)]
      .map(([, view = '', role = '']): [string, string] => [role, view])
      .sort();
  }

  it('accepts the views of the declarations', () => {
    expect(attribute?.values).toEqual(names);
  });

  it('has the default of openRewardsPopup', () => {
    expect(firstView.map(([role]) => role)).toEqual(['customers', 'guests']);
    expect(firstViews(attribute?.description ?? '')).toEqual(firstView);
    for (const [role, name] of firstView) {
      const description = views.find((view) => view.name === name)?.description;
      expect(description).toMatch(new RegExp(`^For ${role}: `));
    }
  });

  it('has the same default on every page', () => {
    const found = statements(
      /(?:data-laurel-view|first view|opens with|default).* for (?:customers|guests)\b/i,
    ).filter(({ sentence }) => firstViews(sentence).length > 0);
    expect(pathsOf(found)).toEqual(
      expect.arrayContaining([
        'Sdk/modules/common/constants',
        'Sdk/modules/rewards/events/poup_widget_view_changed',
        'Sdk/modules/rewards/methods/openRewardsPopup',
        'Sdk/placeholders/rewards/pop_up',
        'Sdk/reference/rewards/functions/openRewardsPopup',
      ]),
    );
    expectAll(found, (sentence) => {
      const stated = firstViews(sentence);
      return stated.every(([role, view]) =>
        firstView.some(([known, name]) => known === role && name === view),
      );
    });
  });

  it('has the same values in the table of openRewardsPopup', () => {
    const [, table = ''] = textOf('Sdk/modules/rewards/methods/openRewardsPopup').split(
      '| `view` | For | Requires |',
    );
    const rows = table
      .slice(0, table.indexOf('\n\n'))
      .split('\n')
      .map((row) => row.split(' | '));
    const listed = rows.flatMap(([cell = '']) => [...cell.matchAll(/`(\w+)`/g)].map((m) => m[1]));
    expect(listed.sort()).toEqual([...names].sort());
    for (const [role, view] of firstView) {
      expect(rows.find(([cell]) => cell === `| \`${view}\``)?.[1]).toBe(role);
    }
  });

  it('has the same values where a page counts or names the views', () => {
    const counted = statements(new RegExp(`\\b(?:${NUMBERS.join('|')}|\\d+) views\\b`));
    expect(counted.length).toBeGreaterThan(0);
    const count = wordOf(names.length);
    expectAll(counted, (sentence) => sentence.includes(`${count} views`));

    const [list] = statements(/has the views /);
    const [, named = ''] = /has the views (.+)\.$/.exec(list?.sentence ?? '') ?? [];
    const forGuests = firstView.find(([role]) => role === 'guests')?.[1];
    expect(
      named.split(/, | and /).map((words) => words.toLowerCase().replaceAll(' ', '_')),
    ).toEqual(names.filter((name) => name !== forGuests));
  });

  it('has one of its values in every sample', () => {
    const values = PAGES.flatMap(({ text }) =>
      [...text.matchAll(/data-laurel-view="([^"]*)"/g)].map(([, value]) => value),
    );
    expect(values.length).toBeGreaterThan(0);
    for (const value of values) expect(names).toContain(value);
  });
});
