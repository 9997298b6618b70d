import type { PanelView, Rendered, Renderer, WidgetView } from './renderer';

/** Renders an element with the name of the widget or the dialog, and what it would show as attributes. */
export const plainRenderer: Omit<Renderer, 'labels'> = {
  renderWidget(root, first) {
    const rendered = renderName(root, 'span', first, ({ productId, variantId, attributes }) => ({
      productId,
      variantId,
      ...attributes,
    }));
    // The only placeholder that may contain another one: that of the pop-up.
    if (first.name === 'rewards_pop_up_root') root.append(root.ownerDocument.createElement('slot'));
    return rendered;
  },
  renderPanel(parent, first) {
    return renderName(parent, 'p', first, ({ details }) => details);
  },
};

function renderName<View extends WidgetView | PanelView>(
  parent: ShadowRoot | HTMLElement,
  tag: 'p' | 'span',
  first: View,
  valuesOf: (view: View) => Readonly<Record<string, unknown>>,
): Rendered<View> {
  const element = parent.ownerDocument.createElement(tag);
  const update = (view: View) => {
    for (const [name, value] of Object.entries(valuesOf(view))) {
      const attribute = `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
      if (value === null || value === undefined) element.removeAttribute(attribute);
      else element.setAttribute(attribute, String(value));
    }
  };
  element.textContent = first.name;
  update(first);
  parent.append(element);
  return { update, remove: () => element.remove() };
}
