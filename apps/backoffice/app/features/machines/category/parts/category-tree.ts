import type { CategoryRecord } from '@ironsouq/contract/machines/category/category.endpoints'
import { currentLocale } from '@ironsouq/portal/language/language-store.ts'

export interface TreeNode {
  parentId: string | null
}

/** A node of a tree and those above it, from the first level down. */
export function pathIn<Node extends TreeNode>(
  nodes: readonly Node[],
  id: string | null | undefined,
  idOf: (node: Node) => string,
): Node[] {
  const path: Node[] = []
  const find = (wanted: string | null | undefined) => nodes.find((node) => idOf(node) === wanted)
  for (let at = find(id); at; at = find(at.parentId)) path.unshift(at)
  return path
}

/** All nodes of a tree, each before those under it. */
export const treeIn = <Node extends TreeNode>(
  nodes: readonly Node[],
  idOf: (node: Node) => string,
  parentId: string | null = null,
  depth = 0,
): (Node & { depth: number })[] =>
  nodes
    .filter((node) => node.parentId === parentId)
    .flatMap((node) => [{ ...node, depth }, ...treeIn(nodes, idOf, idOf(node), depth + 1)])

export const categoryName = ({ texts }: Pick<CategoryRecord, 'texts'>): string =>
  (texts[currentLocale()] ?? texts.en).name

export const idOf = ({ categoryId }: CategoryRecord): string => categoryId

export const pathOf = (records: readonly CategoryRecord[], id: string | undefined) =>
  pathIn(records, id, idOf)

export const treeOf = (records: readonly CategoryRecord[]) => treeIn(records, idOf)
