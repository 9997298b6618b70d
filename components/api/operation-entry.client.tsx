import type { IndexedName } from '@/lib/api/openapi/reference-index';
import { withBasePath } from '@/lib/site/config/base-path';
import { enApiReference as messages } from '@/lib/site/messages/en-api-reference';
import { fill } from '@/lib/site/messages/fill';
import { InlineCode } from '../inline-code';
import { MethodBadge } from '../method-badge';
import { CodeSamples } from './code-samples.client';
import type { EntryDetails, ReferenceEntry } from './reference-entries';

interface OperationEntryProps {
  entry: ReferenceEntry;
  /** By operation id, or by name of a topic. */
  details: Readonly<Record<string, EntryDetails>>;
  isHidden: boolean;
  /** Whether the viewer shows it, at the end of the element. */
  isOpen: boolean;
}

/**
 * An operation or topic in the list, with a link that opens and closes it. Its element id is its id, so that
 * `/api#redeem` works without scripts.
 */
export function OperationEntry({ entry, details, isHidden, isOpen }: OperationEntryProps) {
  const { id, section, method, path, summary, deprecated, samples } = entry;
  const name = section === 'webhooks' ? path : id;
  const { scope, parameters = [], body = [], page } = details[name] ?? {};
  const terms = [
    { term: messages.scope, names: scope ? [{ name: scope, required: false }] : [] },
    { term: messages.parameters, names: isOpen ? [] : parameters },
    { term: messages.body, names: isOpen ? [] : body },
  ].filter(({ names }) => names.length > 0);

  return (
    <article id={id} className="api-entry" hidden={isHidden}>
      <h3>
        <a href={`#${encodeURIComponent(id)}`} className="api-operation" aria-expanded={isOpen}>
          <MethodBadge method={method} />{' '}
          <span>
            {summary}
            {deprecated && <em>{messages.deprecated}</em>}
          </span>{' '}
          <InlineCode>{path}</InlineCode>
        </a>
      </h3>
      <dl>
        {terms.map(({ term, names }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{names.map(nameInList)}</dd>
          </div>
        ))}
      </dl>
      {page && (
        <p>
          <a href={withBasePath(page)} aria-label={fill(messages.pageOf, { name })}>
            {messages.page}
          </a>
        </p>
      )}
      <CodeSamples samples={isOpen ? samples : samples.slice(0, 1)} />
    </article>
  );
}

function nameInList({ name, required }: IndexedName, index: number) {
  return (
    <span key={name}>
      {index > 0 && ', '}
      <code>{name}</code>
      {required && ` (${messages.required})`}
    </span>
  );
}
