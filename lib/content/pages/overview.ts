import type { SidebarNode } from './page';

/** A part of an overview: a group of the sidebar, or a folder. */
export interface OverviewSection {
  label?: string | undefined;
  url?: string;
  nodes: SidebarNode[];
}

/** The entries of a folder by their groups, in order; one group without a label if the folder has none. */
export function sidebarGroups(nodes: readonly SidebarNode[]): OverviewSection[] {
  const groups = new Map<string | undefined, SidebarNode[]>();
  for (const node of nodes) groups.set(node.group, [...(groups.get(node.group) ?? []), node]);
  return [...groups].map(([label, nodes]) => ({ label, nodes }));
}

/**
 * What the page of a category without a text lists: its groups; without groups, the pages of each of its folders; or
 * its entries, if it has at most one folder.
 */
export function overviewSections(nodes: readonly SidebarNode[]): OverviewSection[] {
  const groups = sidebarGroups(nodes);
  const folders = nodes.filter(({ page, children }) => children && !page.file);
  if (groups.length > 1 || folders.length < 2) return groups;
  const others = nodes.filter((node) => !folders.includes(node));
  return [
    ...folders.map(({ label, page, children }) => ({
      label,
      url: page.url,
      nodes: children ?? [],
    })),
    ...(others.length > 0 ? [{ nodes: others }] : []),
  ];
}
