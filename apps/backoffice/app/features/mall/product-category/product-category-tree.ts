import type {
  ProductAttributeRecord,
  ProductCategoryRecord,
} from '@ironsouq/contract/mall/product-category/product-category.endpoints'
import { currentLocale } from '@ironsouq/portal/language/language-store.ts'

/** The name of a category or an attribute in the reader's language. */
export const nameOf = ({ texts }: Pick<ProductAttributeRecord, 'texts'>): string =>
  texts[currentLocale()] ?? texts.en

/** A category and those above it, from the first level down. */
export function pathOf(records: readonly ProductCategoryRecord[], id: string | null | undefined) {
  const path: ProductCategoryRecord[] = []
  const find = (wanted: string | null | undefined) =>
    records.find(({ productCategoryId }) => productCategoryId === wanted)
  for (let at = find(id); at; at = find(at.parentId)) path.unshift(at)
  return path
}

interface TreeLine extends ProductCategoryRecord {
  depth: number
}

/** All categories, each before those under it. */
export const treeOf = (
  records: readonly ProductCategoryRecord[],
  parentId: string | null = null,
  depth = 0,
): TreeLine[] =>
  records
    .filter((record) => record.parentId === parentId)
    .flatMap((record) => [
      { ...record, depth },
      ...treeOf(records, record.productCategoryId, depth + 1),
    ])
