import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { historyEndpoints } from '@ironsouq/contract/people/history/history.endpoints'
import { cardsOf } from '#features/machines/device-card/device-card.projection.ts'
import { productCardsOf } from '#features/mall/product-card/product-card.projection.ts'
import type { Routes } from '#kernel/http/serve.ts'
import { presentView } from './history.present.ts'
import { productHistoryOf, productHistoryTotal } from './history.product.queries.ts'
import { historyCounts, historyOf } from './history.queries.ts'
import {
  deleteViews,
  isHistoryPaused,
  mergeViews,
  pauseHistory,
  recordProductView,
  recordView,
} from './history.service.ts'

export const historyRoutes: Routes = (serve) => {
  serve(historyEndpoints.record, async ({ ctx, actor, body }) => {
    if (body.prodId !== undefined) await recordProductView(ctx, actor.id, body.prodId)
    if (body.deviceId !== undefined) await recordView(ctx, actor.id, body.deviceId)
    return null
  })

  serve(historyEndpoints.merge, async ({ ctx, actor, body }) => {
    await mergeViews(ctx, actor.id, body.items)
    return null
  })

  serve(historyEndpoints.list, async ({ ctx, actor, query }) => {
    const [rows, counts, isPaused] = await Promise.all([
      historyOf(ctx, actor.id, query),
      historyCounts(ctx, actor.id),
      isHistoryPaused(ctx, actor.id),
    ])
    const cards = await cardsOf(
      ctx,
      rows.map(({ deviceId }) => deviceId),
    )
    const records = rows.flatMap((row) => {
      const card = cards.get(row.deviceId)
      return card ? [presentView(row, card)] : []
    })
    return { records, total: counts[query.filter], counts, isPaused }
  })

  serve(historyEndpoints.products, async ({ ctx, actor, query }) => {
    const [rows, total] = await Promise.all([
      productHistoryOf(ctx, actor.id, query),
      productHistoryTotal(ctx, actor.id),
    ])
    const cards = await productCardsOf(
      ctx,
      rows.map(({ productId }) => productId),
    )
    const records = rows.flatMap(({ productId, seenAt, priceMinor, priceCurrency, ...row }) => {
      const product = cards.get(productId)
      const priceThen = fromMinor(priceMinor, priceCurrency)
      return product ? [{ ...row, product, seenAt: seenAt.toISOString(), priceThen }] : []
    })
    return { records, total }
  })

  serve(historyEndpoints.remove, async ({ ctx, actor, body }) => {
    await deleteViews(ctx, actor.id, body)
    return null
  })

  serve(historyEndpoints.pause, async ({ ctx, actor, body }) => {
    await pauseHistory(ctx, actor.id, body.isPaused)
    return null
  })
}
