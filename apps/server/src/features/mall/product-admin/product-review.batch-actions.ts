import { STAFF_ACTIONS } from '@ironsouq/contract/mall/product-admin/product-admin.schema'
import {
  BULK_REASON_MAX,
  StaffProductFilter,
} from '@ironsouq/contract/mall/product-admin/product-review.schema'
import { Version } from '@ironsouq/contract/versioned'
import * as z from 'zod/mini'
import { reviewProduct } from '#features/mall/product/product.move.service.ts'
import { lockedProduct, productNames } from '#features/mall/product/product.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { FieldFaults, Refusal } from '#kernel/errors.ts'
import { batchAction, type BatchFilters } from '#kernel/work/batch-actions.ts'
import { productIds } from './product-admin.list.projection.ts'

/** The products that the list shows with these filters; a wrong one is refused, not left out. */
function idsFound(ctx: Ctx, filters: BatchFilters, limit: number) {
  const given = Object.entries(filters)
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => [name, values.length === 1 ? values[0] : values])
  const filter = StaffProductFilter.safeParse(Object.fromEntries(given))
  if (filter.success) return productIds(ctx, filter.data, limit)
  throw new FieldFaults([{ field: 'target', key: 'error.fieldWrongFormat', values: {} }])
}

/**
 * A review decides on what the reviewer saw: who approves many names the version of each, which those who choose all that
 * a list finds have not read. No action leads back from these states, so none is undone.
 */
const reviewAction = batchAction({
  name: 'product.review',
  permission: 'product.review',
  idsOf: idsFound,
  namesOf: productNames,
  params: z.object({
    action: z.enum(STAFF_ACTIONS),
    reason: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(BULK_REASON_MAX))),
    version: z.optional(Version),
  }),
  async run(ctx, productId, { action, reason = null, version }, staffId) {
    const before = await lockedProduct(ctx, productId)
    if (version === undefined && action === 'approve')
      throw new Refusal('backofficeProduct.reviewUnread')
    const given = { productId, action, reason, version: version ?? before.version }
    const { state } = await reviewProduct(ctx, given, staffId)
    return { before: { state: before.state }, after: { state } }
  },
})

export const productBatchActions = [reviewAction]
