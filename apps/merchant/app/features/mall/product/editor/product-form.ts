import { ApiError } from '@ironsouq/contract/client'
import { productAdminEndpoints } from '@ironsouq/contract/mall/product-admin/product-admin.endpoints'
import {
  type AttributeField,
  type ProductChoices,
  type ProductForm,
  ProductRecord,
} from '@ironsouq/contract/mall/product-admin/product-admin.schema'
import type { Translate } from '@ironsouq/i18n/messages'
import { api } from '@ironsouq/portal/api/api.ts'
import { type ComparedFields, labelled, optionName } from '@ironsouq/portal/form/compared-fields'
import type { RecordForm } from '@ironsouq/portal/form/use-record-form.ts'
import { useSavedRecord } from '@ironsouq/portal/form/use-saved-record.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { currentLocale } from '@ironsouq/portal/language/language-store.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { productPath } from '../parts/product-path.ts'
import { emptyProduct, formOf, type ProductValues, valuesOf } from './product-values.ts'
import { showSaleToast } from './sale-toast.ts'

const { create, edit, move, attributes } = productAdminEndpoints

export interface ProductFormState extends RecordForm<ProductValues> {
  /** Saves and puts the product up for sale; what is missing is then named. */
  saveForSale: () => Promise<void>
}

/** Opens the list of what is missing. */
export const MISSING_HASH = '#missing'

/** A saved product on its way to the buyers. What is refused stays saved as it is. */
async function upForSale(saved: ProductRecord, t: Translate): Promise<ProductRecord> {
  if (saved.missing.length > 0) return saved
  try {
    const body = { productId: saved.productId, action: 'publish' } as const
    const moved = await api(move, { body })
    showSaleToast(moved, t)
    return moved
  } catch (err) {
    if (!(err instanceof ApiError)) throw err
    toasts.show({ text: err.message, tone: 'error', lasts: 6000 })
    return saved
  }
}

interface Given {
  /** Null for a new one. */
  record: ProductRecord | null
  offered: ProductChoices
  currency: string
  fields: readonly AttributeField[]
}

const onlyTemplate = ({ freightTemplates: [only, ...others] }: ProductChoices) =>
  only && others.length === 0 ? only.freightTemplateId : ''

/** The form over one product, new or saved. */
export function useProductForm({ record, offered, currency, fields }: Given): ProductFormState {
  const usual = {
    warehouseId: offered.warehouses[0]?.warehouseId ?? '',
    freightTemplateId: onlyTemplate(offered),
    locale: currentLocale(),
  }
  const t = useT()
  const navigate = useNavigate()
  const isForSale = useRef(false)
  const hasGaps = useRef(false)
  const form = useSavedRecord({
    // Not `product`: what was left under that name counts in grams.
    noun: 'product-form',
    id: 'productId',
    record,
    schema: ProductRecord,
    valuesOf: (loaded) => valuesOf(loaded, usual),
    empty: emptyProduct(usual),
    async save(values, known) {
      const body = formOf(values, { currency, fields })
      const saved = await (known
        ? api(edit, { body: { ...body, ...known } })
        : api(create, { body }))
      hasGaps.current = isForSale.current && saved.missing.length > 0
      return isForSale.current ? upForSale(saved, t) : saved
    },
    pathOf: ({ productId }) => productPath(productId) + (hasGaps.current ? MISSING_HASH : ''),
  })
  return {
    ...form,
    async saveForSale() {
      isForSale.current = true
      const isSaved = await form.save()
      isForSale.current = false
      // A new product goes to its own address, with the same end.
      if (isSaved && record && hasGaps.current) await navigate(MISSING_HASH, { replace: true })
    },
  }
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
        writtenIn: 'portalProduct.writtenIn',
        brand: 'portalProduct.brand',
        partNo: 'portalProduct.partNo',
        crossReferences: 'portalProduct.crossReferences',
        isVirtual: 'portalProduct.isVirtual',
        voucherTerms: 'portalProduct.voucherTerms',
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
      show: (value) =>
        value === '' ? '' : t(`portalProduct.condition_${value as ProductForm['condition']}`),
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
