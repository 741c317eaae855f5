import { savedSearchEndpoints } from '@ironsouq/contract/deals/saved-search/saved-search.endpoints'
import { cardsOf } from '#features/machines/device-card/device-card.projection.ts'
import { membersWithConsent } from '#features/people/consent/consent.queries.ts'
import type { Routes } from '#kernel/http/serve.ts'
import { presentSearch } from './saved-search.present.ts'
import { newestOf, newsOf, searchesOf } from './saved-search.queries.ts'
import {
  changeSearch,
  lookAtSearch,
  removeSearch,
  saveSearch,
  stopMails,
} from './saved-search.service.ts'

/** The pictures beside a saved search. */
const PICTURES = 3

export const savedSearchRoutes: Routes = (serve) => {
  serve(savedSearchEndpoints.save, ({ ctx, actor, body }) => saveSearch(ctx, actor.id, body))

  serve(savedSearchEndpoints.list, async ({ ctx, actor }) => {
    const topic = { topic: 'savedSearches', way: 'email' } as const
    const [rows, counts, newest, mailed] = await Promise.all([
      searchesOf(ctx, actor.id),
      newsOf(ctx, actor.id),
      newestOf(ctx, actor.id, PICTURES),
      membersWithConsent(ctx, [actor.id], topic),
    ])
    const cards = await cardsOf(
      ctx,
      newest.map(({ deviceId }) => deviceId),
    )
    return {
      records: rows.map((row) => presentSearch(row, { counts, newest, cards })),
      isMailed: mailed.length > 0,
    }
  })

  serve(savedSearchEndpoints.change, async ({ ctx, actor, body }) => {
    await changeSearch(ctx, actor.id, body)
    return null
  })

  serve(savedSearchEndpoints.look, ({ ctx, actor, body }) =>
    lookAtSearch(ctx, actor.id, body.savedSearchId),
  )

  serve(savedSearchEndpoints.remove, async ({ ctx, actor, body }) => {
    await removeSearch(ctx, actor.id, body.savedSearchId)
    return null
  })

  serve(savedSearchEndpoints.stopMails, async ({ ctx, body }) => {
    await stopMails(ctx, body.ticket)
    return null
  })
}
