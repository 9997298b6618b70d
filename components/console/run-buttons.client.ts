import type { ComponentType } from 'react';
import { awaitResult } from '@/lib/browser/awaited-result';
import { closestTarget } from '@/lib/browser/closest-target';
import type { Subject } from '@/lib/console/subject';
import { loadWithState } from '../shell/load-state.client';
import { loadReactPart, type ReactPart } from '../shell/react-part.client';
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

/** The part below each button whose panel was loaded. */
const parts = new WeakMap<Element, unknown>();
let runs = 0;

async function run<S>(button: HTMLElement, load: Panel<S>, subject: S): Promise<void> {
  const isAwaited = awaitResult();
  const create = await loadWithState(() => loadReactPart(load), { opener: button });
  if (!create || !button.isConnected) return;
  let part = parts.get(button) as ReactPart<PanelProps<S>> | undefined;
  if (!part) {
    const host = document.createElement('div');
    button.after(host);
    part = create(host);
    parts.set(button, part);
  }
  const { show, hide } = part;
  runs += 1;
  button.ariaExpanded = 'true';
  show({
    key: runs,
    subject,
    isAwaited,
    onClose: () => {
      hide();
      button.ariaExpanded = 'false';
      button.focus();
    },
  });
}
