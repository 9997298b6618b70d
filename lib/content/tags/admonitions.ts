import { tagAttribute } from '../plugins/tag-attribute';
import { strong } from '../sources/nodes';
import { blocksOf } from './blocks-of';
import { defineTag } from './define-tag';

/** A highlighted paragraph; its title defaults to its name. */
function admonition<const Name extends string>(name: Name) {
  return defineTag({
    name,
    attributes: { title: 'optional' },
    markdown: (node) => [
      {
        type: 'blockquote',
        children: [strong(tagAttribute(node, 'title') ?? name), ...blocksOf(node)],
      },
    ],
  });
}

export const note = admonition('Note');
export const tip = admonition('Tip');
export const info = admonition('Info');
export const warning = admonition('Warning');
export const danger = admonition('Danger');
