import type {
  ProductAttributeRecord,
  ProductCategoryRecord,
} from '@ironsouq/contract/mall/product-category/product-category.endpoints'
import { currentLocale } from '@ironsouq/portal/language/language-store.ts'
import { pathIn, treeIn } from '#features/machines/category/parts/category-tree.ts'

/** The name of a category or an attribute in the reader's language. */
export const nameOf = ({ texts }: Pick<ProductAttributeRecord, 'texts'>): string =>
  texts[currentLocale()] ?? texts.en

export const idOf = ({ productCategoryId }: ProductCategoryRecord): string => productCategoryId

export const pathOf = (records: readonly ProductCategoryRecord[], id: string | null) =>
  pathIn(records, id, idOf)

export const treeOf = (records: readonly ProductCategoryRecord[]) => treeIn(records, idOf)
