'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { withBasePath } from '@/lib/config/base-path';
import type { SidebarItem } from '@/lib/docs/sidebar-items';
import { fill } from '@/lib/messages/fill';
import { type SidebarContent, sidebarMemory } from './sidebar-state.client';
import styles from './sidebar-tree.module.css';

export interface SidebarTreeProps extends SidebarContent {
  messages: { expandCategory: string; collapseCategory: string };
}

interface BranchProps extends SidebarTreeProps {
  parentPath: string;
}

/** The tree of pages: nested lists, complete without script (a closed folder leads to its own page). */
export function SidebarTree(props: SidebarTreeProps) {
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
              currentPath={rest.currentPath}
            />
          </li>
        ) : (
          <Folder key={path} path={path} item={item} {...rest} />
        );
      })}
    </ul>
  );
}

function Folder({
  path,
  item,
  ...rest
}: Omit<BranchProps, 'items' | 'parentPath'> & { path: string; item: SidebarItem }) {
  const { currentPath, messages } = rest;
  const label = item.label ?? item.segment;
  const router = useRouter();
  const [items, setItems] = useState(() => item.items ?? sidebarMemory.lists.get(path) ?? null);
  const [isOpen, setOpen] = useState(() => {
    const isOnTheWay = currentPath === path || currentPath.startsWith(`${path}/`);
    return (sidebarMemory.open.get(path) ?? isOnTheWay) && items !== null;
  });

  async function toggle() {
    const willOpen = !isOpen;
    sidebarMemory.open.set(path, willOpen);
    if (willOpen && items === null) {
      try {
        const answer = await fetch(withBasePath(`/sidebar/${path}.json`));
        if (!answer.ok) throw new Error(`${answer.status}`);
        const list: SidebarItem[] = await answer.json();
        sidebarMemory.lists.set(path, list);
        setItems(list);
      } catch {
        // The folder's own page lists the same.
        router.push(`/docs/${path}`);
        return;
      }
    }
    setOpen(willOpen);
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
              sidebarMemory.open.set(path, true);
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
      {isOpen && items && <Branch items={items} parentPath={path} {...rest} />}
    </li>
  );
}

interface PageLinkProps {
  path: string;
  label: string;
  currentPath: string;
  onClick?: (event: React.MouseEvent) => void;
}

function PageLink({ path, label, currentPath, onClick }: PageLinkProps) {
  const isCurrent = path === currentPath;
  return (
    <a
      href={withBasePath(`/docs/${path}`)}
      aria-current={isCurrent ? 'page' : undefined}
      data-active={!isCurrent && currentPath.startsWith(`${path}/`) ? '' : undefined}
      onClick={onClick}
    >
      {label}
    </a>
  );
}
