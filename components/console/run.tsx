import type { ReactNode } from 'react';
import type { Subject } from '@/lib/browser/console/subject';
import {
  type CallSubject,
  isEvent,
  type SampleSubject,
  type WidgetSubject,
} from '@/lib/browser/live-sdk/subjects';
import { env } from '@/lib/site/config/env';
import { hook, RECORDED, RUN_BUTTON } from '@/lib/site/config/hooks';
import { en } from '@/lib/site/messages/en';
import { fill } from '@/lib/site/messages/fill';
import { ruleNamed } from '@/lib/storefront/placeholders/widget-rules';
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
  /** In place of all examples, those of errors: each gets a button. */
  errors?: string;
  /** Id of a sample of the SDK, with the path of its file. */
  sample?: string;
  file?: string;
  /** The recorded response or deliveries. */
  children?: ReactNode;
}

/** Subject of a button, as `run-buttons.client.ts` reads it. */
export type RunSubject =
  | Subject
  | CallSubject
  | WidgetSubject
  | SampleSubject
  | { topic: string }
  | { scenario: string };

/**
 * A button that runs a request or an example of an operation, triggers an error, sends a test event, runs a scenario,
 * starts a widget, runs a sample, or calls the SDK. Without scripts, there is none.
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
    errors,
    sample,
    file = '',
    children,
  } = props;
  const { run, trigger, triggerCode, fire, triggerEvent, tryIt } = en;
  if (sdk !== undefined && errors !== undefined) {
    return (
      env.SANDBOX && (
        <div className="run-list">
          {(JSON.parse(errors) as CallSubject['examples']).map((example) => (
            <RunButton
              key={example.outcome}
              label={fill(triggerCode, { code: example.outcome })}
              subject={{ sdk, examples: [example] }}
            />
          ))}
        </div>
      )
    );
  }
  if (sdk !== undefined) {
    const subject: CallSubject = { sdk, examples: JSON.parse(examples) };
    return <RunButton label={isEvent(subject) ? triggerEvent : run} subject={subject} />;
  }
  if (sample !== undefined) return <RunButton label={run} subject={{ sample, file }} />;
  if (widget !== undefined) {
    return (
      <RunButton label={tryIt} subject={{ widget: ruleNamed(widget), html }} recorded={children} />
    );
  }
  if (topic !== undefined) {
    return <RunButton label={fire} subject={{ topic }} recorded={children} />;
  }
  if (scenario !== undefined) return <RunButton label={run} subject={{ scenario }} />;
  if (request !== undefined)
    return <RunButton label={run} subject={{ request: JSON.parse(request) }} />;
  if (error !== undefined) return <RunButton label={trigger} subject={{ error }} />;
  return <RunButton label={run} subject={{ operation, example }} recorded={children} />;
}

interface RunButtonProps {
  label: string;
  subject: RunSubject;
  recorded?: ReactNode;
}

function RunButton({ label, subject, recorded }: RunButtonProps) {
  if (!env.SANDBOX) return recorded;
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
