import type { VideoDetail } from '@ironsouq/contract/content/video/video.schema'
import { cardsOf } from '#features/machines/device-card/device-card.projection.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { notFound } from '#kernel/errors.ts'
import { deviceIdsOf, videoShown } from './video.queries.ts'

const SEEN = new Set(['listed', 'reserved', 'sold'])

/** A published video with the machines it shows; drafts of machines are left out. */
export async function videoPage(ctx: Ctx, videoId: string): Promise<VideoDetail> {
  const shown = await videoShown(ctx, videoId)
  if (!shown) throw notFound()
  const ids = await deviceIdsOf(ctx, videoId)
  const cards = await cardsOf(ctx, ids)
  const devices = ids.flatMap((id) => {
    const card = cards.get(id)
    return card && SEEN.has(card.state) ? [card] : []
  })
  return { ...shown, devices }
}
