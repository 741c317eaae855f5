import {
  productCategoryEndpoints,
  ProductCategoryRecord,
} from '@ironsouq/contract/mall/product-category/product-category.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useSavedRecord } from '@ironsouq/portal/form/use-saved-record.ts'
import { writtenTexts } from '#features/platform/setting/parts/written-texts.ts'

type CategoryValues = Omit<ProductCategoryRecord, 'productCategoryId' | 'version' | 'productCount'>

const EMPTY: CategoryValues = {
  code: '',
  parentId: null,
  isShown: true,
  needsReview: false,
  commissionPpm: 0,
  texts: { en: '' },
  attributes: [],
}

function valuesOf(record: ProductCategoryRecord): CategoryValues {
  const { productCategoryId: _, version: __, productCount: ___, ...values } = record
  return values
}

/** The form over a category. Its code and its place in the tree are chosen once. */
export function useCategoryForm(
  record: ProductCategoryRecord | null,
  above: ProductCategoryRecord | undefined,
) {
  return useSavedRecord({
    name: `product-category/${record?.productCategoryId ?? 'new'}`,
    record,
    schema: ProductCategoryRecord,
    valuesOf,
    // A new one begins with the rules of the category above it.
    empty: above
      ? {
          ...EMPTY,
          parentId: above.productCategoryId,
          needsReview: above.needsReview,
          commissionPpm: above.commissionPpm,
        }
      : EMPTY,
    save({ code, parentId, ...values }, version) {
      const form = { ...values, texts: writtenTexts(values.texts) }
      if (!record)
        return api(productCategoryEndpoints.create, { body: { code, parentId, ...form } })
      const { productCategoryId } = record
      return api(productCategoryEndpoints.save, { body: { productCategoryId, version, ...form } })
    },
    pathOf: ({ code }) => `/settings/product-categories/${code}`,
  })
}

export type CategoryForm = ReturnType<typeof useCategoryForm>
