import { productAdminEndpoints } from '@ironsouq/contract/mall/product-admin/product-admin.endpoints'
import {
  type AttributeField,
  type ProductChoices,
  ProductRecord,
} from '@ironsouq/contract/mall/product-admin/product-admin.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { type ComparedFields, labelled, optionName } from '@ironsouq/portal/form/compared-fields'
import type { RecordForm } from '@ironsouq/portal/form/use-record-form.ts'
import { useSavedRecord } from '@ironsouq/portal/form/use-saved-record.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { useEffect, useState } from 'react'
import { productPath } from '../parts/product-path.ts'
import { emptyProduct, formOf, type ProductValues, valuesOf } from './product-values.ts'

const { create, edit, attributes } = productAdminEndpoints

export type ProductFormState = RecordForm<ProductValues>

interface Given {
  /** Null for a new one. */
  record: ProductRecord | null
  offered: ProductChoices
  currency: string
  fields: readonly AttributeField[]
}

/** The form over one product, new or saved. */
export function useProductForm({ record, offered, currency, fields }: Given): ProductFormState {
  const warehouseId = offered.warehouses[0]?.warehouseId ?? ''
  return useSavedRecord({
    // Not `product`: what was left under that name counts in grams.
    noun: 'product-form',
    id: 'productId',
    record,
    schema: ProductRecord,
    valuesOf: (loaded) => valuesOf(loaded, warehouseId),
    empty: emptyProduct(warehouseId),
    save(values, known) {
      const form = formOf(values, { currency, fields })
      return known ? api(edit, { body: { ...form, ...known } }) : api(create, { body: form })
    },
    pathOf: ({ productId }) => productPath(productId),
  })
}

/** What products of the chosen category state; while it loads, what those of the one before do. */
export function useAttributeFields(
  productCategoryId: string,
  loaded: readonly AttributeField[],
): readonly AttributeField[] {
  const [known, setKnown] = useState({ productCategoryId, fields: loaded })
  useEffect(() => {
    if (productCategoryId === known.productCategoryId || productCategoryId === '') return undefined
    const stop = new AbortController()
    api(attributes, { query: { productCategoryId }, signal: stop.signal }).then(
      (fields) => setKnown({ productCategoryId, fields }),
      // The fields of before stay; the client has logged why.
      () => {},
    )
    return () => stop.abort()
  }, [productCategoryId, known.productCategoryId])
  return known.fields
}

/** How a comparison with what someone else saved names the fields. */
export function useComparedFields({ categories, freightTemplates, warehouses }: ProductChoices) {
  const t = useT()
  const named = <T extends { name: string }>(rows: readonly T[], idOf: (row: T) => string) =>
    optionName(rows.map((row) => ({ id: idOf(row), name: row.name })))
  const fields: ComparedFields<ProductValues> = {
    ...labelled(
      {
        texts: 'portalProduct.texts',
        brand: 'portalProduct.brand',
        partNo: 'portalProduct.partNo',
        crossReferences: 'portalProduct.crossReferences',
        isVirtual: 'portalProduct.isVirtual',
        warrantyDays: 'portalProduct.warranty',
        attributes: 'portalProduct.attributes',
        options: 'portalProduct.option',
        fits: 'portalProduct.fits',
        skus: 'portalProduct.variants',
      },
      t,
    ),
    productCategoryId: {
      label: t('portalProduct.category'),
      show: named(categories, (row) => row.productCategoryId),
    },
    condition: {
      label: t('portalProduct.condition'),
      show: (value) => t(`portalProduct.condition_${value as ProductValues['condition']}`),
    },
    taxScheme: {
      label: t('portalProduct.tax'),
      show: (value) => t(`portalProduct.tax_${value as ProductValues['taxScheme']}`),
    },
    deliveryMethods: {
      label: t('portalProduct.delivery'),
      show: (value) =>
        (value as ProductValues['deliveryMethods'])
          .map((id) => t(`portalProduct.method_${id}`))
          .join(' · '),
    },
    freightTemplateId: {
      label: t('portalProduct.freight'),
      show: named(freightTemplates, (row) => row.freightTemplateId),
    },
    pictures: {
      label: t('portalProduct.photos'),
      show: (value) => String((value as ProductValues['pictures']).length),
    },
    warehouseId: {
      label: t('portalProduct.warehouse'),
      show: named(warehouses, (row) => row.warehouseId),
    },
  }
  return fields
}
