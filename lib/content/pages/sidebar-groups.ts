import type { SidebarNode } from './page';

/** The entries of a folder by their groups, in order; one group without a label if the folder has none. */
export function sidebarGroups(
  nodes: readonly SidebarNode[],
): { label: string | undefined; nodes: SidebarNode[] }[] {
  const groups = new Map<string | undefined, SidebarNode[]>();
  for (const node of nodes) groups.set(node.group, [...(groups.get(node.group) ?? []), node]);
  return [...groups].map(([label, nodes]) => ({ label, nodes }));
}
