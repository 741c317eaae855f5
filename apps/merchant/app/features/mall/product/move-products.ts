import { productAdminEndpoints } from '@ironsouq/contract/mall/product-admin/product-admin.endpoints'
import type { ProductsMoved } from '@ironsouq/contract/mall/product-admin/product-admin.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { listQuery } from '@ironsouq/portal/table/list-query.ts'
import type { Target } from '@ironsouq/portal/table/selection.ts'

const { list, moveMany } = productAdminEndpoints
/** As many as one call moves, and as a page of the list has at most. */
const BLOCK = 100

/** The ids of all products that the filters find, page by page. */
async function idsOf(target: Target): Promise<string[]> {
  if ('ids' in target) return target.ids
  const ids: string[] = []
  let cursor: string | null = null
  do {
    const params = new URLSearchParams({ size: String(BLOCK), ...(cursor !== null && { cursor }) })
    for (const [name, values] of Object.entries(target.filters))
      for (const value of values) params.append(name, value)
    const page = await api(list, { query: listQuery(list.query, params) })
    ids.push(...page.rows.map(({ productId }) => productId))
    cursor = page.next
  } while (cursor !== null)
  return ids
}

/** Moves products in blocks; what cannot be moved stays as it is and is named with the reason. */
export async function moveProducts(
  target: Target,
  action: 'publish' | 'withdraw',
): Promise<ProductsMoved> {
  const ids = await idsOf(target)
  const sum: ProductsMoved = { moved: 0, refused: [] }
  for (let at = 0; at < ids.length; at += BLOCK) {
    const productIds = ids.slice(at, at + BLOCK)
    const { moved, refused } = await api(moveMany, { body: { productIds, action } })
    sum.moved += moved
    sum.refused.push(...refused)
  }
  return sum
}
