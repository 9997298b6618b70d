import { OBSERVED_ATTRIBUTES, PLACEHOLDERS } from './widget-rules';

interface ObservedChanges {
  /** Whether an element is a placeholder whose class may be gone. */
  isKnown(node: Node): boolean;
  /** Called at once with nodes that were removed or moved. */
  onRemoved(nodes: NodeList): void;
  /** Called after changes that concern placeholders. */
  onChange(): void;
}

/** Observes placeholders. @returns ends the observation */
export function observePlaceholders(
  { defaultView }: Document,
  root: ParentNode,
  { isKnown, onRemoved, onChange }: ObservedChanges,
): () => void {
  const { MutationObserver: Observer } = defaultView as typeof globalThis & Window;
  const observer = new Observer((records) => {
    for (const { removedNodes } of records) if (removedNodes.length > 0) onRemoved(removedNodes);
    const hasChanged = records.some(({ target, addedNodes, removedNodes }) =>
      [target, ...addedNodes, ...removedNodes].some(
        (node) => isKnown(node) || hasPlaceholder(node, node === target),
      ),
    );
    if (hasChanged) onChange();
  });
  observer.observe(root, { childList: true, subtree: true, attributeFilter: OBSERVED_ATTRIBUTES });
  return () => observer.disconnect();
}

/** Whether a node is a placeholder, or has one in it. */
const hasPlaceholder = (node: Node, isTarget: boolean) =>
  node instanceof Element &&
  (node.matches(PLACEHOLDERS) || (!isTarget && node.querySelector(PLACEHOLDERS) !== null));
