import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { TABLE_FILE_FORMATS } from '../../platform/import/import.limits.ts'
import { ProductFilter } from '../product-admin/product-admin.schema.ts'
import { productExportLifecycle } from './product-export.lifecycle.ts'

/** More products are exported in parts, by filters. */
export const EXPORTED_PRODUCTS_MAX = 50_000
/** Lines of one file: a worker has all of it in its memory. */
export const EXPORTED_VARIANTS_MAX = 100_000
export const PRODUCT_EXPORT_HOURS = 24

const MERCHANT = { audience: 'merchant', permission: 'product.read' } as const

export const ProductExport = z.object({
  exportId: z.uuid(),
  state: z.enum(productExportLifecycle.states),
  format: z.enum(TABLE_FILE_FORMATS),
  /** Products, each of which has a line for each variant. */
  productsTotal: z.int(),
  productsDone: z.int(),
  /** Only when it is ready; valid for some minutes. */
  url: z.nullable(z.url()),
})
export type ProductExport = z.output<typeof ProductExport>

export const productExportEndpoints = {
  ask: endpoint({
    ...MERCHANT,
    method: 'POST',
    path: '/p/merchant/product/export',
    summary: 'Write the own products of a filter to a file, a line for each variant',
    body: z.object({ filter: ProductFilter, format: z.enum(TABLE_FILE_FORMATS) }),
    data: ProductExport,
    limit: { max: 20, seconds: 600 },
  }),
  detail: endpoint({
    ...MERCHANT,
    method: 'GET',
    path: '/p/merchant/product/export/detail',
    summary: 'How far an export of the own store is, and its signed address when it is ready',
    query: z.object({ exportId: z.uuid() }),
    data: ProductExport,
  }),
}
