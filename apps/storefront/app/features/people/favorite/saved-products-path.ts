import { pathFor } from '#kit/list/page-query.ts'

export const SAVED_PRODUCTS = '/user-center/saved-products'

const SILENT = { current: 1 }

export const savedProductsPath = (current: number): string =>
  pathFor(SAVED_PRODUCTS, { current }, SILENT)
