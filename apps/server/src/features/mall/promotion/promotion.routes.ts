import {
  promotionEndpoints,
  promotionStaffEndpoints,
} from '@ironsouq/contract/mall/promotion/promotion.endpoints'
import { forbidden } from '#kernel/errors.ts'
import type { Actor, Routes } from '#kernel/http/serve.ts'
import { promotionRecord, promotionsListed } from './promotion.projection.ts'
import { sampleOf } from './promotion.sample.service.ts'
import {
  createPromotion,
  removePromotion,
  savePromotion,
  schedulePromotion,
  stopPromotion,
  withdrawPromotion,
} from './promotion.service.ts'

function storeOf({ sellerId }: Actor): string {
  if (sellerId === null) throw forbidden()
  return sellerId
}

export const promotionRoutes: Routes = (serve) => {
  serve(promotionEndpoints.list, ({ ctx, query }) => promotionsListed(ctx, query, 'merchant'))
  serve(promotionEndpoints.record, ({ ctx, query }) =>
    promotionRecord(ctx, query.promotionId, 'merchant'),
  )
  serve(promotionEndpoints.sample, ({ ctx, actor, body }) => sampleOf(ctx, storeOf(actor), body))
  serve(promotionEndpoints.create, ({ ctx, actor, body }) =>
    createPromotion(ctx, storeOf(actor), body),
  )
  serve(promotionEndpoints.save, ({ ctx, actor, body }) => savePromotion(ctx, storeOf(actor), body))
  serve(promotionEndpoints.remove, ({ ctx, body }) => removePromotion(ctx, body.promotionId))
  serve(promotionEndpoints.schedule, ({ ctx, actor, body }) =>
    schedulePromotion(ctx, actor.id, body),
  )
  serve(promotionEndpoints.withdraw, ({ ctx, actor, body }) =>
    withdrawPromotion(ctx, actor.id, body.promotionId),
  )
  serve(promotionEndpoints.stop, ({ ctx, actor, body }) =>
    stopPromotion(ctx, {
      id: body.promotionId,
      by: 'merchant',
      actorId: actor.id,
      reason: body.reason,
    }),
  )
}

export const promotionStaffRoutes: Routes = (serve) => {
  serve(promotionStaffEndpoints.list, ({ ctx, query }) => promotionsListed(ctx, query, 'staff'))
  serve(promotionStaffEndpoints.record, ({ ctx, query }) =>
    promotionRecord(ctx, query.promotionId, 'staff'),
  )
  serve(promotionStaffEndpoints.stop, ({ ctx, actor, body }) =>
    stopPromotion(ctx, {
      id: body.promotionId,
      by: 'staff',
      actorId: actor.id,
      reason: body.reason,
    }),
  )
}
