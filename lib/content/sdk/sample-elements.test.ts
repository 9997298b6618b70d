import { describe, expect, it } from 'vitest';
import { elementsFor } from './sample-elements';

const htmlFor = (code: string) => elementsFor(code).map(({ html }) => html);

describe('the elements of a sample', () => {
  it('are buttons only if the sample reacts to clicks', () => {
    const code = [
      "const status = document.querySelector('#status');",
      "if (status) status.textContent = 'Saved';",
      "document.querySelector('#save')?.addEventListener('click', save);",
      "const heart = document.querySelector('#heart');",
      "heart?.addEventListener('click', save);",
    ].join('\n');
    expect(htmlFor(code)).toEqual([
      '<p id="status" data-from-sample>#status</p>',
      '<button id="save" data-from-sample>#save</button>',
      '<button id="heart" data-from-sample>#heart</button>',
    ]);
  });

  it('have the type that the sample checks, and are hidden until it shows them', () => {
    const code = [
      "const input = document.querySelector('#code');",
      'if (input instanceof HTMLInputElement) redeem(input.value);',
      "document.querySelector('#hint')?.removeAttribute('hidden');",
      "document.querySelector('#form')?.addEventListener('submit', redeem);",
    ].join('\n');
    expect(htmlFor(code)).toEqual([
      '<input id="code" data-from-sample aria-label="#code">',
      '<p id="hint" hidden data-from-sample>#hint</p>',
      '<form id="form" data-from-sample><button>#form</button></form>',
    ]);
  });
});
