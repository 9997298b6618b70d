'use client';

import { useState } from 'react';
import { withBasePath } from '@/lib/config/base-path';
import type { SidebarItem } from '@/lib/docs/sidebar-items';
import { fill } from '@/lib/messages/fill';
import { MethodBadge } from '../method-badge';
import { LoadState } from '../shell/lazy-part.client';
import styles from './sidebar-list.module.css';
import { type SidebarContent, sidebarState } from './sidebar-state.client';

export interface SidebarListProps extends SidebarContent {
  messages: { expandCategory: string; collapseCategory: string };
}

interface BranchProps extends SidebarListProps {
  parentPath: string;
}

/**
 * The pages of the sidebar as nested lists. Without scripts, the pages of a closed category are listed on its category
 * page.
 */
export function SidebarList(props: SidebarListProps) {
  return <Branch {...props} parentPath="" />;
}

function Branch({ items, parentPath, ...rest }: BranchProps) {
  return (
    <ul className={styles.list}>
      {items.map((item) => {
        const path = parentPath + (parentPath && '/') + item.segment;
        return item.items === undefined ? (
          <li key={path}>
            <PageLink
              path={path}
              label={item.label ?? item.segment}
              method={item.method}
              currentPath={rest.currentPath}
            />
          </li>
        ) : (
          <Category key={path} path={path} item={item} {...rest} />
        );
      })}
    </ul>
  );
}

function Category({
  path,
  item,
  ...rest
}: Omit<BranchProps, 'items' | 'parentPath'> & { path: string; item: SidebarItem }) {
  const { currentPath, messages } = rest;
  const label = item.label ?? item.segment;
  const [items, setItems] = useState(() => item.items ?? sidebarState.lists.get(path));
  const [isFailed, setFailed] = useState(false);
  // The server sends the lists of the folders that are open at first.
  const [isOpen, setOpen] = useState(
    () => (sidebarState.open.get(path) ?? item.items !== null) && items !== undefined,
  );

  function load() {
    setFailed(false);
    fetch(withBasePath(`/sidebar/${path}.json`))
      .then((response) => (response.ok ? response.json() : Promise.reject()))
      .then(
        (list: SidebarItem[]) => {
          sidebarState.lists.set(path, list);
          setItems(list);
        },
        () => setFailed(true),
      );
  }

  function toggle() {
    sidebarState.open.set(path, !isOpen);
    setOpen(!isOpen);
    if (!isOpen && !items) load();
  }

  return (
    <li>
      <div className={styles.folder}>
        <PageLink
          path={path}
          label={label}
          currentPath={currentPath}
          onClick={(event) => {
            if (currentPath === path && !event.metaKey && !event.ctrlKey) {
              event.preventDefault();
              toggle();
            } else {
              sidebarState.open.set(path, true);
            }
          }}
        />
        <button
          type="button"
          className={`${styles.caret} script-only`}
          aria-expanded={isOpen}
          aria-label={fill(isOpen ? messages.collapseCategory : messages.expandCategory, {
            label,
          })}
          onClick={toggle}
        />
      </div>
      {isOpen &&
        (items ? (
          <Branch items={items} parentPath={path} {...rest} />
        ) : (
          <LoadState onRetry={isFailed ? load : undefined} />
        ))}
    </li>
  );
}

interface PageLinkProps {
  path: string;
  label: string;
  method?: string | undefined;
  currentPath: string;
  onClick?: (event: React.MouseEvent) => void;
}

function PageLink({ path, label, method, currentPath, onClick }: PageLinkProps) {
  const isCurrent = path === currentPath;
  return (
    <a
      href={withBasePath(`/docs/${path}`)}
      aria-current={isCurrent ? 'page' : undefined}
      data-active={!isCurrent && currentPath.startsWith(`${path}/`) ? '' : undefined}
      onClick={onClick}
    >
      {method && (
        <>
          <MethodBadge method={method} />{' '}
        </>
      )}
      {label}
    </a>
  );
}
