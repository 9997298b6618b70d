import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { ADDRESSES } from '../../site/config/addresses';
import { findTool } from '../../tools/testing/runner/ensure-tools';
import { Metrics } from '../api/metrics';
import { SiteMetrics } from '../site/site-metrics';

const FOLDER = 'lib/serve/monitoring';
const read = (name: string) => readFileSync(`${FOLDER}/${name}`, 'utf8');

const dashboard = JSON.parse(read('dashboard.json'));
const { groups } = parse(read('alerts.yaml'));
const alerts: { alert: string; expr: string }[] = groups[0].rules;
const expressions: string[] = [
  ...alerts.map(({ expr }) => expr),
  ...dashboard.panels.flatMap(({ targets }: { targets: { expr: string }[] }) =>
    targets.map(({ expr }) => expr),
  ),
];

it('reads only metrics that the API or the site has', async () => {
  const text = (await new Metrics().text()) + (await new SiteMetrics().text());
  const known = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  const used = expressions.flatMap((expr) => expr.match(/\b(?:laurel|nodejs|process)_\w+/g) ?? []);
  const unknown = used.filter((name) => !known.has(name.replace(/_(?:bucket|count)$/, '')));
  expect(used.length).toBeGreaterThan(20);
  expect(unknown).toEqual([]);
});

it('knows the addresses of the API, whose errors the site leaves out while it is down', () => {
  const { expr = '' } = alerts.find(({ alert }) => alert === 'LaurelSiteErrors') ?? {};
  const [, excluded] = expr.match(/address!~"([^"]+)"/) ?? [];
  const isExcluded = new RegExp(`^(?:${excluded})$`);
  const left = ADDRESSES.filter(({ pattern }) => isExcluded.test(pattern));
  expect(left).toEqual(ADDRESSES.filter(({ kind }) => kind === 'api'));
});

it('has a part of the runbook for each alert', () => {
  const runbook = readFileSync('lib/serve/OPERATIONS.md', 'utf8');
  expect(alerts.filter(({ alert }) => !runbook.includes(`\`${alert}\``))).toEqual([]);
});

it.skipIf(!findTool('promtool')).each([
  ['check', 'rules', 'alerts.yaml'],
  ['check', 'config', 'scrape.yaml'],
  ['test', 'rules', 'alerts-test.yaml'],
])('passes promtool %s %s', (...command) => {
  const output = execFileSync('promtool', command, { cwd: FOLDER, encoding: 'utf8' });
  expect(output).toContain('SUCCESS');
});
