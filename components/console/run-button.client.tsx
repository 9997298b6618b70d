'use client';

import { useRef, useState } from 'react';
import type { Subject } from '@/lib/console/subject';
import { useLazyPart } from '../shell/lazy-part.client';

interface RunButtonProps {
  label: string;
  subject: Subject;
}

/** A button that opens the console and runs a request. The code of the console is loaded with the first click. */
export function RunButton({ label, subject }: RunButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  // Each click is a run of its own.
  const [runs, setRuns] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const [Console, loadState, load] = useLazyPart(() =>
    import('./console.client').then((module) => module.Console),
  );

  function run() {
    load(() => {
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
      {Console && isOpen && (
        <Console
          key={runs}
          subject={subject}
          onClose={() => {
            setOpen(false);
            button.current?.focus();
          }}
        />
      )}
    </div>
  );
}
