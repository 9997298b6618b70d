import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import type { ContentIssue } from '../../../content/load/content-error';
import { attributesOf, WIDGETS } from '../../../content/sdk/widgets';
import type { Sample } from './samples';

/** Finds placeholders in HTML samples that no widget has, and attributes that the widget doesn't support. */
export function checkHtmlSamples(samples: readonly Sample[]): ContentIssue[] {
  return samples
    .filter(({ language, unchecked }) => language === 'html' && unchecked === null)
    .flatMap(({ code, file, line }) => {
      const issues: ContentIssue[] = [];
      visit(fromHtml(code, { fragment: true }), 'element', (element) => {
        for (const reason of checkPlaceholder(element)) {
          issues.push({ file, line: line + (element.position?.start.line ?? 1) - 1, reason });
        }
      });
      return issues;
    });
}

function checkPlaceholder({ properties }: Element): string[] {
  const classes = [properties.className ?? []].flat().map(String);
  const placeholder = classes.find((name) => /^laurel-.*-placeholder$/.test(name));
  if (!placeholder) return [];
  const widget = WIDGETS.find(({ placeholderClass }) => placeholderClass === placeholder);
  if (!widget) return [`has the placeholder "${placeholder}", which no widget has`];
  const known: string[] = attributesOf(widget).map(({ name }) => name);
  return Object.keys(properties)
    .map(attributeName)
    .filter((name) => name.startsWith('data-laurel-') && !known.includes(name))
    .map((name) => `has the attribute "${name}", which ${widget.name} doesn't support`);
}

/** The attribute of a data property: `dataLaurelProductId` → `data-laurel-product-id`. */
function attributeName(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
