import { plainParagraph } from './plain-paragraph.client';
import type { ComponentType, System, ViewerMessages } from './system.client';

interface MarkdownProps {
  /** Whatever the document has. Swagger UI renders nothing if it isn't a text. */
  source?: unknown;
  className?: string;
}

/**
 * Adjusts the Markdown that Swagger UI renders and sanitizes: headings get a level below the heading before them, and
 * tables can be scrolled by keyboard.
 */
export function wrapMarkdown({ table: tableLabel }: ViewerMessages) {
  return (Original: ComponentType<MarkdownProps>, system: System) => {
    const { createElement: h, useLayoutEffect, useRef } = system.React;

    function FullMarkdown(props: MarkdownProps) {
      const box = useRef<HTMLDivElement>(null);
      useLayoutEffect(() => {
        if (box.current) adjustMarkdown(box.current, tableLabel);
      }, [props.source]);
      return h('div', { ref: box, className: 'api-markdown' }, h(Original, props));
    }

    /** The same elements as those of Swagger UI. */
    return function Markdown(props: MarkdownProps) {
      const { source, className = '' } = props;
      const parts = typeof source === 'string' ? plainParagraph(source) : null;
      if (!parts) return h(FullMarkdown, props);
      const children = parts.map(({ type, value }) =>
        type === 'code' ? h('code', null, value) : value,
      );
      return h(
        'div',
        { className: 'api-markdown' },
        h('div', { className: `${className} renderedMarkdown`.trim() }, h('p', null, ...children)),
      );
    };
  };
}

function adjustMarkdown(box: HTMLElement, tableLabel: string) {
  const shift = Number(box.closest<HTMLElement>('[data-heading-shift]')?.dataset.headingShift ?? 3);
  for (const heading of box.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = Math.max(2, Number(heading.tagName.slice(1))) + shift;
    heading.setAttribute('aria-level', String(Math.min(6, level)));
  }
  for (const table of box.querySelectorAll('table')) {
    if (table.parentElement?.className === 'api-table') continue;
    const frame = document.createElement('div');
    frame.className = 'api-table';
    frame.tabIndex = 0;
    frame.setAttribute('role', 'group');
    frame.setAttribute('aria-label', tableLabel);
    table.replaceWith(frame);
    frame.append(table);
  }
}
