import type { ComponentPropsWithoutRef } from 'react';
import { withBasePath } from '@/lib/site/config/base-path';
import { en } from '@/lib/site/messages/en';
import { Icon } from './icon';

/** Props of an anchor; `href` is a path of this site (without the base path), a fragment or an absolute address. */
export type LinkProps = ComponentPropsWithoutRef<'a'> & { href: string };

/**
 * A link: a plain anchor, which the browser follows.
 */
export function Link({ href, children, ...rest }: LinkProps) {
  if (!/^https?:/.test(href)) {
    return (
      <a href={withBasePath(href)} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <Icon name="external" />
      <span className="visually-hidden"> {en.opensInNewTab}</span>
    </a>
  );
}
