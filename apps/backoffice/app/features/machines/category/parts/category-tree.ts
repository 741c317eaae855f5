import type { CategoryRecord } from '@ironsouq/contract/machines/category/category.endpoints'
import { currentLocale } from '@ironsouq/portal/language/language-store.ts'

export const categoryName = ({ texts }: Pick<CategoryRecord, 'texts'>): string =>
  (texts[currentLocale()] ?? texts.en).name

/** A category and those above it, from the first level down. */
export function pathOf(records: readonly CategoryRecord[], id: string | undefined) {
  const path: CategoryRecord[] = []
  const find = (wanted: string | null | undefined) =>
    records.find(({ categoryId }) => categoryId === wanted)
  for (let at = find(id); at; at = find(at.parentId)) path.unshift(at)
  return path
}

interface TreeLine extends CategoryRecord {
  depth: number
}

/** All categories, each before those under it. */
export function treeOf(
  records: readonly CategoryRecord[],
  parentId: string | null = null,
  depth = 0,
): TreeLine[] {
  return records
    .filter((record) => record.parentId === parentId)
    .flatMap((record) => [{ ...record, depth }, ...treeOf(records, record.categoryId, depth + 1)])
}
