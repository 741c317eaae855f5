import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { favoriteEndpoints } from '@ironsouq/contract/people/favorite/favorite.endpoints'
import { cardsOf } from '#features/machines/device-card/device-card.projection.ts'
import { productCardsOf } from '#features/mall/product-card/product-card.projection.ts'
import type { Routes } from '#kernel/http/serve.ts'
import { presentFavorite } from './favorite.present.ts'
import {
  favoriteProductCount,
  favoriteProductIds,
  favoriteProductsOf,
} from './favorite.product.queries.ts'
import { saveProduct, unsaveProduct } from './favorite.product.service.ts'
import { favoriteCounts, favoriteIds, favoritesOf } from './favorite.queries.ts'
import { unsaveDevice, saveDevice } from './favorite.service.ts'

export const favoriteRoutes: Routes = (serve) => {
  serve(favoriteEndpoints.add, async ({ ctx, actor, body }) => {
    await saveDevice(ctx, actor.id, body.deviceId)
    return null
  })

  serve(favoriteEndpoints.remove, async ({ ctx, actor, body }) => {
    await unsaveDevice(ctx, actor.id, body.deviceId)
    return null
  })

  serve(favoriteEndpoints.ids, ({ ctx, actor }) => favoriteIds(ctx, actor.id))

  serve(favoriteEndpoints.list, async ({ ctx, actor, query }) => {
    const [rows, counts] = await Promise.all([
      favoritesOf(ctx, actor.id, query),
      favoriteCounts(ctx, actor.id),
    ])
    const cards = await cardsOf(
      ctx,
      rows.map(({ deviceId }) => deviceId),
    )
    const records = rows.flatMap((row) => {
      const card = cards.get(row.deviceId)
      return card ? [presentFavorite(row, card)] : []
    })
    return { records, total: counts[query.filter], counts }
  })

  serve(favoriteEndpoints.addProduct, async ({ ctx, actor, body }) => {
    await saveProduct(ctx, actor.id, body.prodId)
    return null
  })

  serve(favoriteEndpoints.removeProduct, async ({ ctx, actor, body }) => {
    await unsaveProduct(ctx, actor.id, body.prodId)
    return null
  })

  serve(favoriteEndpoints.productIds, ({ ctx, actor }) => favoriteProductIds(ctx, actor.id))

  serve(favoriteEndpoints.products, async ({ ctx, actor, query }) => {
    const [rows, total] = await Promise.all([
      favoriteProductsOf(ctx, actor.id, query),
      favoriteProductCount(ctx, actor.id),
    ])
    const cards = await productCardsOf(
      ctx,
      rows.map(({ productId }) => productId),
    )
    const records = rows.flatMap(({ productId, savedAt, priceMinor, priceCurrency }) => {
      const product = cards.get(productId)
      const priceThen = fromMinor(priceMinor, priceCurrency)
      return product ? [{ product, savedAt: savedAt.toISOString(), priceThen }] : []
    })
    return { records, total }
  })
}
