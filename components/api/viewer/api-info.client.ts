import { fill } from '@/lib/messages/fill';
import { safeHref } from './safe-link.client';
import { type System, textAt, type ViewerMessages } from './system.client';

/** Title, version, description and links of the API, with headings below those of the page. */
export function createApiInfo(system: System, messages: ViewerMessages) {
  const { createElement: h } = system.React;

  return function About() {
    const { specSelectors, getComponent } = system.getSystem();
    const document = specSelectors.specJson();
    const info = specSelectors.info();
    const Markdown = getComponent('Markdown', true);
    const contact = textAt(info, 'contact', 'url') || textAt(info, 'contact', 'email');
    const links = [
      [messages.terms, textAt(info, 'termsOfService')],
      [textAt(info, 'contact', 'name') || messages.contact, contact],
      [textAt(info, 'license', 'name') || messages.license, textAt(info, 'license', 'url')],
      [
        textAt(document, 'externalDocs', 'description') || messages.docs,
        textAt(document, 'externalDocs', 'url'),
      ],
    ].flatMap(([label = '', url = '']) => {
      const href = safeHref(url);
      return href ? [{ label, href }] : [];
    });
    return h(
      'section',
      { className: 'api-about', 'data-heading-shift': 1 },
      h(
        'h2',
        null,
        textAt(info, 'title'),
        ' ',
        h('small', null, textAt(info, 'version')),
        ' ',
        h('small', null, fill(messages.openApi, { version: textAt(document, 'openapi') })),
      ),
      textAt(info, 'summary') && h('p', null, textAt(info, 'summary')),
      h(Markdown, { source: textAt(info, 'description') }),
      links.length > 0 &&
        h(
          'ul',
          { className: 'api-links' },
          links.map(({ label, href }) =>
            h('li', { key: label }, h('a', { href, rel: 'noopener noreferrer' }, label)),
          ),
        ),
    );
  };
}
