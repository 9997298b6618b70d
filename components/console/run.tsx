import { site } from '@/lib/config/site';
import { getMessages } from '@/lib/messages';
import './run.css';
import { FireButton, RunButton } from './run-button.client';

interface RunProps {
  operation?: string;
  example?: string;
  error?: string;
  topic?: string;
}

/** A button that runs an example of an operation, provokes an error, or fires a topic. Without scripts, there is none. */
export function Run({ operation = '', example = '', error, topic }: RunProps) {
  const { run, provoke, fire } = getMessages(site.defaultLocale);
  if (topic !== undefined) return <FireButton label={fire} topic={topic} />;
  if (error !== undefined) return <RunButton label={provoke} subject={{ error }} />;
  return <RunButton label={run} subject={{ operation, example }} />;
}
