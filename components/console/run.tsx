import { site } from '@/lib/config/site';
import { getMessages } from '@/lib/messages';
import type { SentRequest } from '@/lib/openapi/example-requests/example-request';
import './run.css';
import { FireButton, RunButton, ScenarioButton } from './run-button.client';

interface RunProps {
  operation?: string;
  example?: string;
  error?: string;
  topic?: string;
  scenario?: string;
  /** A request as JSON. */
  request?: string;
}

/**
 * A button that runs a request or an example of an operation, provokes an error, fires a topic, or runs a scenario.
 * Without scripts, there is none.
 */
export function Run({ operation = '', example = '', error, topic, scenario, request }: RunProps) {
  const { run, provoke, fire } = getMessages(site.defaultLocale);
  if (topic !== undefined) return <FireButton label={fire} topic={topic} />;
  if (scenario !== undefined) return <ScenarioButton label={run} scenario={scenario} />;
  if (request !== undefined) {
    return <RunButton label={run} subject={{ request: JSON.parse(request) as SentRequest }} />;
  }
  if (error !== undefined) return <RunButton label={provoke} subject={{ error }} />;
  return <RunButton label={run} subject={{ operation, example }} />;
}
