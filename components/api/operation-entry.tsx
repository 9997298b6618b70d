import { createElement } from 'react';
import type { Messages } from '@/lib/messages/en';
import type { IndexedName, IndexedOperation } from '@/lib/openapi/reference-index';
import { codeFrame } from '../markdown/code-frame';
import { MethodBadge } from '../method-badge';

interface OperationEntryProps {
  operation: IndexedOperation;
  messages: Messages['apiReference'];
}

/** An operation in the index. Its element id is the operation id, so that `/api#redeem` works without scripts. */
export function OperationEntry({ operation, messages }: OperationEntryProps) {
  const { id, method, path, summary, scope, deprecated, parameters, body } = operation;
  // The viewer shows the samples in all languages. Here, only one keeps the page small.
  const [sample] = operation.samples;
  return (
    <article id={id} className="api-entry" data-operation={id}>
      <h3>
        <a href={`#${id}`} className="api-operation">
          <MethodBadge method={method} /> <code>{path}</code>{' '}
          <span>
            {summary}
            {deprecated && <em>{messages.deprecated}</em>}
          </span>
        </a>
      </h3>
      <dl>
        {scope && (
          <>
            <dt>{messages.scope}</dt>
            <dd>
              <code>{scope}</code>
            </dd>
          </>
        )}
        <Names term={messages.parameters} names={parameters} required={messages.required} />
        <Names term={messages.body} names={body} required={messages.required} />
      </dl>
      <details>
        <summary>{messages.examples}</summary>
        {sample &&
          codeFrame(createElement, {
            title: sample.label,
            code: <code>{sample.source}</code>,
          })}
      </details>
    </article>
  );
}

function Names({
  term,
  names,
  required,
}: {
  term: string;
  names: IndexedName[];
  required: string;
}) {
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
