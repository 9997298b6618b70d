import { site } from '@/lib/config/site';
import { getMessages } from '@/lib/messages';
import './run.css';
import { RunButton } from './run-button.client';

/** A button that runs an example of an operation, or provokes an error. Without scripts, there is none. */
export function Run(props: { operation?: string; example?: string; error?: string }) {
  const { run, provoke } = getMessages(site.defaultLocale);
  const { operation = '', example = '', error } = props;
  return error === undefined ? (
    <RunButton label={run} subject={{ operation, example }} />
  ) : (
    <RunButton label={provoke} subject={{ error }} />
  );
}
