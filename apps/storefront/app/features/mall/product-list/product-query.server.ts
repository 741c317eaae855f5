import { ProductQuery } from '@ironsouq/contract/mall/product-search/product-search.query'
import { LARGEST_PAGE, LAST_HIT } from '@ironsouq/contract/page'
import { ALL, type ProductListQuery } from '#features/mall/product/parts/product-list-path.ts'
import { readQuery } from '#kit/list/page-query.ts'
import { askedByForm, FORM_FIELDS, MACHINE_BRAND } from './product-form.ts'

const CODE = /^[a-z0-9-]{1,40}$/

/** Whether a form wrote the URL: it is then redirected to the short one. */
export const isOfForm = (given: URLSearchParams): boolean =>
  given.size !== new Set(given.keys()).size ||
  [...given].some(([name, value]) => value.trim() === '' || FORM_FIELDS.includes(name))

/** The query of a form or URL; an invalid parameter is ignored. */
export function readProductQuery(given: URLSearchParams): ProductListQuery {
  const machineBrand = given.get(MACHINE_BRAND)
  const asked = askedByForm(given)
  return {
    ...readQuery(ProductQuery, asked),
    ...(given.get('filters') === ALL && { filters: ALL }),
    ...(machineBrand && CODE.test(machineBrand) && { machineBrand }),
  }
}

/** The number of pages that pagination offers. */
export const pageCount = (total: number, size: number): number =>
  Math.max(1, Math.min(Math.ceil(total / size), LAST_HIT / LARGEST_PAGE))
