import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import type { ContentIssue } from '../../docs/content-error';
import { attributesOf, WIDGETS } from '../../sdk/widgets';
import type { Sample } from './samples';

/** HTML samples with a placeholder that no widget has, or with an attribute that the widget does not read. */
export function checkHtmlSamples(samples: readonly Sample[]): ContentIssue[] {
  return samples
    .filter(({ language, unchecked }) => language === 'html' && unchecked === null)
    .flatMap(({ code, file, line }) => {
      const faults: ContentIssue[] = [];
      visit(fromHtml(code, { fragment: true }), 'element', (element) => {
        for (const reason of checkPlaceholder(element, code)) {
          faults.push({ file, line: line + (element.position?.start.line ?? 1) - 1, reason });
        }
      });
      return faults;
    });
}

function checkPlaceholder(element: Element, code: string): string[] {
  const classes = [element.properties.className ?? []].flat().map(String);
  const placeholder = classes.find((name) => /^laurel-.*-placeholder$/.test(name));
  if (!placeholder) return [];
  const widget = WIDGETS.find(({ placeholderClass }) => placeholderClass === placeholder);
  if (!widget) return [`has the placeholder "${placeholder}", which belongs to no widget`];
  const known: string[] = attributesOf(widget).map(({ name }) => name);
  const { start, end } = element.position ?? {};
  const source = code.slice(start?.offset ?? 0, end?.offset ?? code.length);
  const given = source.slice(0, source.indexOf('>')).match(/data-laurel-[\w-]+/g) ?? [];
  return given
    .filter((name) => !known.includes(name))
    .map((name) => `gives ${widget.name} the attribute "${name}", which it does not read`);
}
