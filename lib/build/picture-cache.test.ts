import { describe, expect, it } from 'vitest';
import { rendered } from './picture-cache';

const element = (type: unknown, props: object) => ({
  $$typeof: Symbol.for('react.element'),
  type,
  props,
});
const Title = ({ text }: { text: string }) => element('b', { children: text });
const Picture = ({ text }: { text: string }) => element(Title, { text });

describe('what an element renders', () => {
  it('has the elements of components, also of those that render a component', () => {
    const picture = element('div', {
      style: { color: 'red' },
      children: [element(Picture, { text: 'Points' })],
    });
    expect(rendered(picture)).toBe(
      rendered(
        element('div', {
          style: { color: 'red' },
          children: [element('b', { children: 'Points' })],
        }),
      ),
    );
  });

  it('differs if a text or a style differs', () => {
    const of = (text: string, color: string) =>
      rendered(element('div', { style: { color }, children: element(Picture, { text }) }));
    expect(new Set([of('a', 'red'), of('b', 'red'), of('a', 'blue')]).size).toBe(3);
  });
});
