import type { DeskChoices } from '@ironsouq/contract/machines/device-admin/device-admin.schema'
import type { SearchedChoice } from './search-choice.tsx'

type Category = DeskChoices['categories'][number]

/** The categories that machines have, in the order of the tree, each with the names above it. */
export function leavesWithPath(categories: readonly Category[]): SearchedChoice[] {
  const under = Map.groupBy(categories, ({ parentId }) => parentId)
  const walk = (parentId: string | null, above: readonly string[]): SearchedChoice[] =>
    (under.get(parentId) ?? []).flatMap(({ id, name, isLeaf }) =>
      isLeaf ? [{ id, name, note: above.join(' › ') }] : walk(id, [...above, name]),
    )
  return walk(null, [])
}
