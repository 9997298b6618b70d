import type { ComponentType } from 'react';
import { awaitResult } from '@/lib/browser/awaited-result';
import { closestTarget } from '@/lib/browser/closest-target';
import type { Subject } from '@/lib/browser/console/subject';
import type { CallSubject, SampleSubject, WidgetSubject } from '@/lib/browser/live-sdk/subjects';
import { RECORDED, RUN_BUTTON } from '@/lib/site/config/hooks';
import { type Island, mountIsland } from '../shell/loading/island.client';
import { loadWithState } from '../shell/loading/load-state.client';

/** What a button runs (`lib/content/tags/run.ts`). */
type RunSubject =
  | Subject
  | CallSubject
  | WidgetSubject
  | SampleSubject
  | { topic: string }
  | { scenario: string };

interface PanelProps<S> {
  subject: S;
  /** The recorded response that follows the button, if there is one. */
  recorded: HTMLElement | null;
  /** Whether the reader has done nothing else since the button was pressed. */
  isAwaited: () => boolean;
  onClose: () => void;
}

type Panel<S> = () => Promise<ComponentType<PanelProps<S>>>;

const loadConsole: Panel<Subject> = () =>
  import('./console.client').then((module) => module.Console);
const loadScenario: Panel<string> = () =>
  import('./scenario-panel.client').then((module) => module.ScenarioPanel);
const loadWidget: Panel<WidgetSubject> = () =>
  import('../try-sdk/try-widget.client').then((module) => module.TryWidget);
const loadCall: Panel<CallSubject> = () =>
  import('../try-sdk/try-call.client').then((module) => module.TryCall);
const loadSample: Panel<SampleSubject> = () =>
  import('../try-sdk/run-sample.client').then((module) => module.RunSample);
const loadPlayground: Panel<string> = () =>
  import('./playground.client').then((module) => module.Playground);

/**
 * Opens a panel below a button that runs something, and starts the panel again with each click: the console for a
 * request, the webhook playground for a topic, a timeline for a scenario, a widget with its controls, a sample in a
 * frame, and calls of the SDK. The code is loaded with the first click.
 */
export function enableRunButtons(signal: AbortSignal): void {
  const onClick = (event: MouseEvent) => {
    const button = closestTarget(event, `[${RUN_BUTTON}]`);
    if (!button) return;
    const subject: RunSubject = JSON.parse(button.getAttribute(RUN_BUTTON) ?? '');
    if ('topic' in subject) run(button, loadPlayground, subject.topic);
    else if ('scenario' in subject) run(button, loadScenario, subject.scenario);
    else if ('widget' in subject) run(button, loadWidget, subject);
    else if ('sample' in subject) run(button, loadSample, subject);
    else if ('sdk' in subject) run(button, loadCall, subject);
    else run(button, loadConsole, subject);
  };
  document.addEventListener('click', onClick, { signal });
}

/** The panel below each button that has one, also while it is loaded. */
const islands = new WeakMap<Element, Promise<unknown>>();
let runs = 0;

async function run<S>(button: HTMLElement, load: Panel<S>, subject: S): Promise<void> {
  const isAwaited = awaitResult();
  const recorded: HTMLElement | null =
    button.parentElement?.parentElement?.querySelector(`:scope > [${RECORDED}]`) ?? null;
  const place = (element: Element) => {
    // From the click on, what follows is where it will be. A panel in place of a recorded part has its height.
    if (!recorded) element.classList.add('run-room');
    button.after(element);
  };
  const mount = () => mountIsland(load, place);
  const mounting = islands.get(button) ?? loadWithState(mount, { opener: button, place });
  islands.set(button, mounting);
  const island = (await mounting) as Island<PanelProps<S>> | null;
  if (!island) {
    islands.delete(button);
    return;
  }
  runs += 1;
  button.ariaExpanded = 'true';
  island.show({
    key: runs,
    subject,
    recorded,
    isAwaited,
    onClose: () => {
      island.end();
      islands.delete(button);
      button.ariaExpanded = 'false';
      button.focus();
    },
  });
}
