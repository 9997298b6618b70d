import { describe, expect, it } from 'vitest';
import { getFunction, getTypeAlias } from '../../sdk/model';
import { attributesOf, getWidget } from '../../sdk/widgets';
import { expectAll, PAGES, pathsOf, statements, textOf } from './statements.fixture';

const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** 8 → eight */
function wordOf(number: number): string {
  const word = NUMBERS[number - 2];
  if (!word) throw new Error(`NUMBERS has no word for ${number}. Add it.`);
  return word;
}

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
