import type { ComponentType } from 'react';
import { awaitResult } from '@/lib/browser/awaited-result';
import { closestTarget } from '@/lib/browser/closest-target';
import type { Subject } from '@/lib/console/subject';
import { type Island, mountIsland } from '../shell/island.client';
import { loadWithState } from '../shell/load-state.client';
import type { RunSubject } from './run';

interface PanelProps<S> {
  subject: S;
  /** Whether the reader has done nothing else since the button was pressed. */
  isAwaited: () => boolean;
  onClose: () => void;
}

type Panel<S> = () => Promise<ComponentType<PanelProps<S>>>;

const loadConsole: Panel<Subject> = () =>
  import('./console.client').then((module) => module.Console);
const loadScenario: Panel<string> = () =>
  import('./scenario-panel.client').then((module) => module.ScenarioPanel);
const loadPlayground: Panel<string> = () =>
  import('./playground.client').then((module) => module.Playground);

/**
 * Opens a panel below a button that runs something, and starts the panel again with each click: the console for a
 * request, the webhook playground for a topic, and a timeline for a scenario. The code is loaded with the first click.
 *
 * @returns a cleanup function
 */
export function enableRunButtons(): () => void {
  const onClick = (event: MouseEvent) => {
    const button = closestTarget(event, 'button[data-run]');
    if (!button) return;
    const subject: RunSubject = JSON.parse(button.dataset.run ?? '');
    if ('topic' in subject) run(button, loadPlayground, subject.topic);
    else if ('scenario' in subject) run(button, loadScenario, subject.scenario);
    else run(button, loadConsole, subject);
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}

/** The panel below each button that has one. */
const islands = new WeakMap<Element, unknown>();
let runs = 0;

async function run<S>(button: HTMLElement, load: Panel<S>, subject: S): Promise<void> {
  const isAwaited = awaitResult();
  const known = islands.get(button) as Island<PanelProps<S>> | undefined;
  const mount = () => mountIsland(load, (host) => button.after(host));
  const island = known ?? (await loadWithState(mount, { opener: button }));
  if (!island) return;
  islands.set(button, island);
  runs += 1;
  button.ariaExpanded = 'true';
  island.show({
    key: runs,
    subject,
    isAwaited,
    onClose: () => {
      island.end();
      islands.delete(button);
      button.ariaExpanded = 'false';
      button.focus();
    },
  });
}
