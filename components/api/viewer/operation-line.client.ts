import type { System, ViewerMessages } from './system.client';

interface LineProps {
  id: string;
  method: string;
  path: string;
  summary: string;
  isDeprecated: boolean;
  isShown: boolean;
  toggle(): void;
}

/** The heading of an operation, with one button that opens and closes it. */
export function createOperationLine(system: System, messages: ViewerMessages) {
  const { createElement: h } = system.React;

  return function OperationLine(props: LineProps) {
    const { id, path, summary, isDeprecated, isShown, toggle } = props;
    const method = props.method.toUpperCase();
    return h(
      'h3',
      { className: 'api-line', 'data-operation': id },
      h(
        'button',
        { type: 'button', className: 'api-operation', 'aria-expanded': isShown, onClick: toggle },
        h('span', { className: 'method-badge', 'data-method': method }, method),
        ' ',
        h('code', null, path),
        ' ',
        h('span', null, summary, isDeprecated && h('em', null, messages.deprecated)),
      ),
    );
  };
}
