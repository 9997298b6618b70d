'use client';

import { type ComponentType, useRef, useState } from 'react';
import { awaitResult } from '@/lib/browser/awaited-result';
import type { Subject } from '@/lib/console/subject';
import { useLazyPart } from '../shell/lazy-part.client';

interface PanelProps<S> {
  subject: S;
  /** Whether the reader has done nothing else since the button was pressed. */
  isAwaited: () => boolean;
  onClose: () => void;
}

interface OpenerProps<S> {
  label: string;
  subject: S;
  load: () => Promise<ComponentType<PanelProps<S>>>;
}

const loadConsole = () => import('./console.client').then((module) => module.Console);
const loadScenario = () => import('./scenario-panel.client').then((module) => module.ScenarioPanel);
const loadPlayground = () => import('./playground.client').then((module) => module.Playground);

/** A button that opens the console and runs a request. */
export function RunButton({ label, subject }: { label: string; subject: Subject }) {
  return <Opener label={label} subject={subject} load={loadConsole} />;
}

/** A button that opens the webhook playground and fires a topic. */
export function FireButton({ label, topic }: { label: string; topic: string }) {
  return <Opener label={label} subject={topic} load={loadPlayground} />;
}

/** A button that opens a timeline and runs a scenario. */
export function ScenarioButton({ label, scenario }: { label: string; scenario: string }) {
  return <Opener label={label} subject={scenario} load={loadScenario} />;
}

/** A button that opens a panel, and starts it again with each click. The code is loaded with the first click. */
function Opener<S>({ label, subject, load }: OpenerProps<S>) {
  const button = useRef<HTMLButtonElement>(null);
  const [runs, setRuns] = useState(0);
  const wait = useRef<() => boolean>(() => true);
  const [isOpen, setOpen] = useState(false);
  const [Panel, loadState, loadPanel] = useLazyPart(load);

  function run() {
    wait.current = awaitResult();
    loadPanel(() => {
      setRuns((count) => count + 1);
      setOpen(true);
    });
  }

  return (
    <div className="script-only">
      <button
        ref={button}
        type="button"
        className="run-button"
        aria-expanded={isOpen}
        onClick={run}
      >
        {label}
      </button>
      {loadState}
      {Panel && isOpen && (
        <Panel
          key={runs}
          subject={subject}
          isAwaited={() => wait.current()}
          onClose={() => {
            setOpen(false);
            button.current?.focus();
          }}
        />
      )}
    </div>
  );
}
