import { enApiReference as messages } from '@/lib/site/messages/en-api-reference';
import { fill } from '@/lib/site/messages/fill';
import { InlineCode } from '../inline-code';
import { MethodBadge } from '../method-badge';
import { CodeSamples } from './code-samples.client';
import type { ReferenceEntry } from './reference-entries';

interface OperationEntryProps {
  entry: ReferenceEntry;
  isHidden: boolean;
  /** Whether the viewer shows it, at the end of the element. */
  isOpen: boolean;
}

/**
 * An operation or topic in the list, with a link that opens and closes it. Its element id is its id, so that
 * `/api#redeem` works without scripts.
 */
export function OperationEntry({ entry, isHidden, isOpen }: OperationEntryProps) {
  const { id, method, path, summary, deprecated, details, page } = entry;
  const isTopic = entry.section === 'webhooks';

  return (
    <article id={id} className="api-entry" data-operation={id} hidden={isHidden}>
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
            <Names term={messages.parameters} names={details.parameters} />
            <Names term={messages.body} names={details.body} />
          </>
        )}
      </dl>
      {page && (
        <p>
          <a href={page} aria-label={fill(messages.pageOf, { name: isTopic ? path : id })}>
            {messages.page}
          </a>
        </p>
      )}
      {!isOpen && details && <CodeSamples samples={details.samples} />}
    </article>
  );
}

interface NamesProps {
  term: string;
  names: { name: string; required: boolean }[];
}

function Names({ term, names }: NamesProps) {
  if (names.length === 0) return null;
  return (
    <>
      <dt>{term}</dt>
      <dd>
        {names.map(({ name, required }, position) => (
          <span key={name}>
            <code>{name}</code>
            {required && ` (${messages.required})`}
            {position < names.length - 1 && ', '}
          </span>
        ))}
      </dd>
    </>
  );
}
