import {
  flashSaleEndpoints,
  flashSaleMerchantEndpoints,
  flashSaleStaffEndpoints,
} from '@ironsouq/contract/mall/flash-sale/flash-sale.endpoints'
import { forbidden } from '#kernel/errors.ts'
import type { Actor, Routes } from '#kernel/http/serve.ts'
import { flashGoods, flashSaleRecord, flashSalesListed } from './flash-sale.projection.ts'
import {
  createFlashSale,
  removeFlashSale,
  saveFlashSale,
  scheduleFlashSale,
  stopFlashSale,
  withdrawFlashSale,
} from './flash-sale.service.ts'
import { flashItemsShown } from './flash-sale.shown.projection.ts'

function storeOf({ sellerId }: Actor): string {
  if (sellerId === null) throw forbidden()
  return sellerId
}

export const flashSaleRoutes: Routes = (serve) => {
  serve(flashSaleEndpoints.list, ({ ctx }) => flashItemsShown(ctx, null))
  serve(flashSaleEndpoints.ofProduct, ({ ctx, query }) => flashItemsShown(ctx, query.prodId))
}

export const flashSaleMerchantRoutes: Routes = (serve) => {
  const { list, record, goods, create, save, remove, schedule, withdraw, stop } =
    flashSaleMerchantEndpoints
  serve(list, ({ ctx, query }) => flashSalesListed(ctx, query, 'merchant'))
  serve(record, ({ ctx, query }) => flashSaleRecord(ctx, query.flashSaleId, 'merchant'))
  serve(goods, ({ ctx, actor, query }) =>
    flashGoods(ctx, { sellerId: storeOf(actor), search: query.search }),
  )
  serve(create, ({ ctx, actor, body }) => createFlashSale(ctx, storeOf(actor), body))
  serve(save, ({ ctx, actor, body }) => saveFlashSale(ctx, storeOf(actor), body))
  serve(remove, ({ ctx, body }) => removeFlashSale(ctx, body.flashSaleId))
  serve(schedule, ({ ctx, actor, body }) => scheduleFlashSale(ctx, actor.id, body))
  serve(withdraw, ({ ctx, actor, body }) => withdrawFlashSale(ctx, actor.id, body.flashSaleId))
  serve(stop, ({ ctx, actor, body }) =>
    stopFlashSale(ctx, {
      id: body.flashSaleId,
      by: 'merchant',
      actorId: actor.id,
      reason: body.reason,
    }),
  )
}

export const flashSaleStaffRoutes: Routes = (serve) => {
  const { list, record, stop } = flashSaleStaffEndpoints
  serve(list, ({ ctx, query }) => flashSalesListed(ctx, query, 'staff'))
  serve(record, ({ ctx, query }) => flashSaleRecord(ctx, query.flashSaleId, 'staff'))
  serve(stop, ({ ctx, actor, body }) =>
    stopFlashSale(ctx, {
      id: body.flashSaleId,
      by: 'staff',
      actorId: actor.id,
      reason: body.reason,
    }),
  )
}
