import { favoriteEndpoints } from '@ironsouq/contract/favorite/favorite.endpoints'
import { cardsOf } from '#features/device-card/device-card.projection.ts'
import type { Routes } from '#kernel/http/serve.ts'
import { presentFavorite } from './favorite.present.ts'
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
}
