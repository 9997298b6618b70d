import type { ReactNode } from 'react';
import type { Subject } from '@/lib/browser/console/subject';
import type { CallSubject, WidgetSubject } from '@/lib/browser/live-sdk/subjects';
import { hook, RECORDED, RUN_BUTTON } from '@/lib/site/config/hooks';
import { en } from '@/lib/site/messages/en';
import './run.css';

interface RunProps {
  operation?: string;
  example?: string;
  error?: string;
  topic?: string;
  scenario?: string;
  /** A request as JSON. */
  request?: string;
  /** Name of a widget, with the HTML of its placeholder. */
  widget?: string;
  html?: string;
  /** Name of a method or an event of the SDK, with its examples as JSON. */
  sdk?: string;
  examples?: string;
  /** The recorded response or deliveries. */
  children?: ReactNode;
}

/** Subject of a button, as `run-buttons.client.ts` reads it. */
export type RunSubject =
  | Subject
  | CallSubject
  | WidgetSubject
  | { topic: string }
  | { scenario: string };

/**
 * A button that runs a request or an example of an operation, triggers an error, sends a test event, runs a scenario,
 * starts a widget, or calls the SDK. Without scripts, there is none.
 */
export function Run(props: RunProps) {
  const {
    operation = '',
    example = '',
    error,
    topic,
    scenario,
    request,
    widget,
    html = '',
    sdk,
    examples = '',
    children,
  } = props;
  const { run, provoke, fire, tryIt } = en;
  if (sdk !== undefined) {
    return <RunButton label={tryIt} subject={{ sdk, examples: JSON.parse(examples) }} />;
  }
  if (widget !== undefined) {
    return <RunButton label={tryIt} subject={{ widget, html }} recorded={children} />;
  }
  if (topic !== undefined) {
    return <RunButton label={fire} subject={{ topic }} recorded={children} />;
  }
  if (scenario !== undefined) return <RunButton label={run} subject={{ scenario }} />;
  if (request !== undefined)
    return <RunButton label={run} subject={{ request: JSON.parse(request) }} />;
  if (error !== undefined) return <RunButton label={provoke} subject={{ error }} />;
  return <RunButton label={run} subject={{ operation, example }} recorded={children} />;
}

interface RunButtonProps {
  label: string;
  subject: RunSubject;
  recorded?: ReactNode;
}

function RunButton({ label, subject, recorded }: RunButtonProps) {
  const button = (
    <div className="script-only">
      <button
        type="button"
        className="run-button"
        aria-expanded="false"
        {...hook(RUN_BUTTON, JSON.stringify(subject))}
      >
        {label}
      </button>
    </div>
  );
  if (!recorded) return button;
  return (
    <div>
      {button}
      <div {...hook(RECORDED)}>{recorded}</div>
    </div>
  );
}
