import type { ReactNode } from 'react';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { MethodBadge } from '../method-badge';
import { CodeSamples } from './code-samples.client';
import type { ReferenceEntry } from './reference-entries';

interface OperationEntryProps {
  entry: ReferenceEntry;
  isHidden: boolean;
  messages: Pick<
    Messages['apiReference'],
    'deprecated' | 'scope' | 'parameters' | 'body' | 'required' | 'examples' | 'topicPage'
  > &
    Pick<Messages, 'code'>;
  /** The viewer, while the operation is open. */
  children?: ReactNode;
}

/**
 * An operation or topic in the list, with a link that opens and closes it. Its element id is its id, so that
 * `/api#redeem` works without scripts.
 */
export function OperationEntry(props: OperationEntryProps) {
  const { entry, isHidden, messages, children } = props;
  const { id, method, path, summary, deprecated, details, page } = entry;
  const isOpen = Boolean(children);

  return (
    <article id={id} className="api-entry" data-operation={id} hidden={isHidden}>
      <h3>
        <a href={`#${encodeURIComponent(id)}`} className="api-operation" aria-expanded={isOpen}>
          <MethodBadge method={method} /> <code>{path}</code>{' '}
          <span>
            {summary}
            {deprecated && <em>{messages.deprecated}</em>}
          </span>
        </a>
      </h3>
      <dl>
        {details?.scope && (
          <>
            <dt>{messages.scope}</dt>
            <dd>
              <code>{details.scope}</code>
            </dd>
          </>
        )}
        {!isOpen && details && (
          <>
            <Names term={messages.parameters} names={details.parameters} {...messages} />
            <Names term={messages.body} names={details.body} {...messages} />
          </>
        )}
      </dl>
      {page && (
        <p>
          <a href={page}>{fill(messages.topicPage, { name: path })}</a>
        </p>
      )}
      {!isOpen && details && (
        <CodeSamples samples={details.samples} title={messages.examples} labels={messages.code} />
      )}
      {children}
    </article>
  );
}

interface NamesProps {
  term: string;
  names: { name: string; required: boolean }[];
  required: string;
}

function Names({ term, names, required }: NamesProps) {
  if (names.length === 0) return null;
  return (
    <>
      <dt>{term}</dt>
      <dd>
        {names.map(({ name, required: isRequired }, position) => (
          <span key={name}>
            <code>{name}</code>
            {isRequired && ` (${required})`}
            {position < names.length - 1 && ', '}
          </span>
        ))}
      </dd>
    </>
  );
}
