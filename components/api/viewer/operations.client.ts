import { hasEveryWord } from '../reference-entries';
import { createOperationLine } from './operation-line.client';
import { openOperation } from './stored-document.client';
import { type Stored, type System, textAt, type ViewerMessages } from './system.client';

interface ViewerOperation {
  tag: string;
  path: string;
  method: string;
  op: Stored;
  /** Where the operation is in the document. */
  documentPath: readonly string[];
  allowTryItOut?: false;
}

interface Group {
  /** Identifies the group. A group of topics and a tag can have the same name. */
  key: string;
  name: string;
  description: string;
  operations: ViewerOperation[];
}

/** What the reader filters the operations by. */
export interface Filter {
  phrase: string;
}

/** All operations and topics in groups. The parts of an operation are rendered while it is open. */
export function createOperations(system: System, messages: ViewerMessages, filter: Filter) {
  const { createElement: h } = system.React;
  const OperationLine = createOperationLine(system, messages);

  function Operation(operation: ViewerOperation) {
    const { fn, getComponent, layoutSelectors, layoutActions } = system.getSystem();
    const { documentPath, ...props } = operation;
    const { tag, path, method, op } = props;
    const id = textAt(op, 'operation', 'operationId') || fn.opId(op.get('operation'), path, method);
    const key = ['operations', tag, id];
    const isShown = layoutSelectors.isShown(key, false);
    return h(
      'div',
      { className: 'api-operation-box' },
      h(OperationLine, {
        id,
        method,
        path,
        summary: textAt(op, 'operation', 'summary'),
        isDeprecated: op.getIn(['operation', 'deprecated']) === true,
        isShown,
        toggle: () =>
          isShown ? layoutActions.show(key, false) : openOperation(system, key, documentPath),
      }),
      isShown &&
        h(getComponent('OperationContainer', true), {
          ...props,
          specPath: system.Im.List(documentPath),
        }),
    );
  }

  return function Operations() {
    const Markdown = system.getSystem().getComponent('Markdown', true);
    const groups = [...groupsOf(system), ...topicsOf(system, messages)];
    return h(
      'div',
      { className: 'api-operations' },
      filterGroups(groups, filter.phrase).map(({ key, name, description, operations }) =>
        h(
          'section',
          { key, className: 'api-group' },
          h('h2', null, name),
          description !== '' && h(Markdown, { source: description }),
          operations.map((operation) =>
            h(Operation, { key: `${operation.method} ${operation.path}`, ...operation }),
          ),
        ),
      ),
    );
  };
}

function groupsOf({ getSystem }: System): Group[] {
  const { specSelectors } = getSystem();
  const methods = specSelectors.validOperationMethods();
  return specSelectors
    .taggedOperations()
    .entrySeq()
    .toArray()
    .map(([name, group]) => ({
      key: `tag ${name}`,
      name,
      description: textAt(group, 'tagDetails', 'description'),
      operations: listOf(group.get('operations'))
        .map((op) => ({ tag: name, op, path: textAt(op, 'path'), method: textAt(op, 'method') }))
        .filter(({ method }) => methods.includes(method))
        .map((operation) => ({
          ...operation,
          documentPath: ['paths', operation.path, operation.method],
        })),
    }));
}

function topicsOf({ getSystem }: System, messages: ViewerMessages): Group[] {
  const topics = getSystem().specSelectors.selectWebhooksOperations?.() ?? {};
  const operations = Object.values(topics).flatMap((entries) =>
    entries.map(({ path, method, operation, specPath }) => ({
      tag: 'webhooks',
      path,
      method,
      op: operation,
      documentPath: specPath,
      allowTryItOut: false as const,
    })),
  );
  return [{ key: 'topics', name: messages.webhooks, description: '', operations }];
}

/** Keeps the operations that have every word of a phrase in their path, operation id, summary or group. */
function filterGroups(groups: Group[], phrase: string): Group[] {
  return groups
    .map((group) => ({
      ...group,
      operations: group.operations.filter(({ path, method, op }) =>
        hasEveryWord(phrase, [
          group.name,
          method,
          path,
          textAt(op, 'operation', 'operationId'),
          textAt(op, 'operation', 'summary'),
        ]),
      ),
    }))
    .filter(({ operations }) => operations.length > 0);
}

function listOf(value: unknown): Stored[] {
  const isList = typeof value === 'object' && value !== null && 'toArray' in value;
  return isList ? (value as { toArray(): Stored[] }).toArray() : [];
}
