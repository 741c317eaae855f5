import { PRODUCT_PICTURES_MAX } from '@ironsouq/contract/mall/product-admin/product-admin.limits'
import { PRODUCT_FIELDS } from '@ironsouq/contract/platform/import/import.product-fields'
import { translator } from '@ironsouq/i18n/translate'
import { placePictures } from '#features/mall/product/product.picture.service.ts'
import type { ImportTarget } from '#kernel/work/import-target.ts'
import { attributeNames, productCatalogue } from './product-import.catalogue.projection.ts'
import { checkProductRows } from './product-import.check.service.ts'
import {
  labelOf,
  recogniseHeadings,
  stockField,
  stockLabel,
} from './product-import.headings.rules.ts'
import { saveProductRows } from './product-import.save.service.ts'
import { warehousesOf } from './product-import.variants.projection.ts'

/** How files of products are imported: a row for each variant, as the export writes them. */
export const productImportTarget: ImportTarget = {
  kind: 'product',
  async fields(ctx, sellerId) {
    const t = translator(ctx.locale)
    const own = PRODUCT_FIELDS.map((field) => ({
      name: field,
      label: labelOf(t, field),
      isRequired: field === 'code',
    }))
    const named = await attributeNames(ctx)
    const attributes = named.map(({ code, name }) => ({
      name: `attribute.${code}`,
      label: name,
      isRequired: false,
    }))
    const warehouses = sellerId === null ? [] : await warehousesOf(ctx, sellerId)
    const stocks = warehouses.map(({ warehouseId, name }) => ({
      name: stockField(warehouseId),
      label: stockLabel(t, name),
      isRequired: false,
    }))
    return [...own, ...stocks, ...attributes]
  },
  async recognise(ctx, headers, sellerId) {
    const { attributes } = await productCatalogue(ctx)
    return recogniseHeadings(headers, attributes.values(), await warehousesOf(ctx, sellerId))
  },
  photos: { purpose: 'product', most: PRODUCT_PICTURES_MAX, place: placePictures },
  check: checkProductRows,
  save: saveProductRows,
}
