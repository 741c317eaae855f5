import {
  productCategoryEndpoints,
  ProductCategoryRecord,
} from '@ironsouq/contract/mall/product-category/product-category.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { fieldsLike, useSavedRecord } from '@ironsouq/portal/form/use-saved-record.ts'
import { writtenTexts } from '#features/platform/setting/parts/written-texts.ts'

const EMPTY: Omit<ProductCategoryRecord, 'productCategoryId' | 'version' | 'productCount'> = {
  code: '',
  parentId: null,
  isShown: true,
  needsReview: false,
  commissionPpm: 0,
  texts: { en: '' },
  attributes: [],
}

/** The form over a category. Its code and its place in the tree are chosen once. */
export function useCategoryForm(
  record: ProductCategoryRecord | null,
  above: ProductCategoryRecord | undefined,
) {
  return useSavedRecord({
    noun: 'product-category',
    id: 'productCategoryId',
    record,
    schema: ProductCategoryRecord,
    valuesOf: fieldsLike(EMPTY),
    // A new one begins with the rules of the category above it.
    empty: above
      ? {
          ...EMPTY,
          parentId: above.productCategoryId,
          needsReview: above.needsReview,
          commissionPpm: above.commissionPpm,
        }
      : EMPTY,
    save({ code, parentId, ...values }, known) {
      const form = { ...values, texts: writtenTexts(values.texts) }
      return known
        ? api(productCategoryEndpoints.save, { body: { ...known, ...form } })
        : api(productCategoryEndpoints.create, { body: { code, parentId, ...form } })
    },
    pathOf: ({ code }) => `/settings/product-categories/${code}`,
  })
}

export type CategoryForm = ReturnType<typeof useCategoryForm>
