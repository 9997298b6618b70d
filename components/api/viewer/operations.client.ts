import { fill } from '@/lib/messages/fill';
import { type Stored, type System, textAt, type ViewerMessages } from './system.client';

interface ViewerOperation {
  tag: string;
  path: string;
  method: string;
  op: Stored;
  specPath: unknown;
  allowTryItOut?: false;
}

interface Group {
  name: string;
  description: string;
  operations: ViewerOperation[];
}

/** All operations and topics in groups, with a field to filter them. */
export function createOperations(system: System, messages: ViewerMessages) {
  const { createElement: h, useState } = system.React;

  function FilterField({ phrase, setPhrase }: { phrase: string; setPhrase(phrase: string): void }) {
    return h(
      'p',
      { className: 'api-filter' },
      h('label', { htmlFor: 'api-filter' }, messages.filter),
      h('input', {
        id: 'api-filter',
        type: 'search',
        value: phrase,
        placeholder: messages.filterHint,
        autoComplete: 'off',
        spellCheck: false,
        onChange: (event: { target: { value: string } }) => setPhrase(event.target.value),
      }),
    );
  }

  return function Operations() {
    const [phrase, setPhrase] = useState('');
    const { getComponent } = system.getSystem();
    const OperationContainer = getComponent('OperationContainer', true);
    const Markdown = getComponent('Markdown', true);
    const groups = filterGroups([...groupsOf(system), ...topicsOf(system, messages)], phrase);
    const count = groups.reduce((sum, { operations }) => sum + operations.length, 0);
    const status =
      count === 0 ? messages.filterNone : fill(messages.filterCount, { count: String(count) });
    return h(
      'div',
      { className: 'api-operations' },
      h(FilterField, { phrase, setPhrase }),
      h('p', { role: 'status', className: 'api-found' }, phrase.trim() === '' ? '' : status),
      groups.map(({ name, description, operations }) =>
        h(
          'section',
          { key: name, className: 'api-group' },
          h('h2', null, name),
          description !== '' && h(Markdown, { source: description }),
          operations.map(({ path, method, ...rest }) =>
            h(OperationContainer, { key: `${method} ${path}`, path, method, ...rest }),
          ),
        ),
      ),
    );
  };
}

function groupsOf({ getSystem, Im }: System): Group[] {
  const { specSelectors } = getSystem();
  const methods = specSelectors.validOperationMethods();
  return specSelectors
    .taggedOperations()
    .entrySeq()
    .toArray()
    .map(([name, group]) => ({
      name,
      description: textAt(group, 'tagDetails', 'description'),
      operations: listOf(group.get('operations'))
        .map((op) => ({ tag: name, op, path: textAt(op, 'path'), method: textAt(op, 'method') }))
        .filter(({ method }) => methods.includes(method))
        .map((operation) => ({
          ...operation,
          specPath: Im.List(['paths', operation.path, operation.method]),
        })),
    }));
}

function topicsOf({ getSystem, Im }: System, messages: ViewerMessages): Group[] {
  const topics = getSystem().specSelectors.selectWebhooksOperations?.() ?? {};
  const operations = Object.values(topics).flatMap((entries) =>
    entries.map(({ path, method, operation, specPath }) => ({
      tag: 'webhooks',
      path,
      method,
      op: operation,
      specPath: Im.List(specPath),
      allowTryItOut: false as const,
    })),
  );
  return [{ name: messages.webhooks, description: '', operations }];
}

/** Keeps the operations that have every word of a phrase in their path, operation id, summary or group. */
function filterGroups(groups: Group[], phrase: string): Group[] {
  const words = phrase.toLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map((group) => ({
      ...group,
      operations: group.operations.filter(({ path, method, op }) => {
        const text = [
          group.name,
          method,
          path,
          textAt(op, 'operation', 'operationId'),
          textAt(op, 'operation', 'summary'),
        ]
          .join(' ')
          .toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ operations }) => operations.length > 0);
}

function listOf(value: unknown): Stored[] {
  const isList = typeof value === 'object' && value !== null && 'toArray' in value;
  return isList ? (value as { toArray(): Stored[] }).toArray() : [];
}
