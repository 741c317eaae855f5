import type { RichTextPart } from '@ironsouq/contract/content/article/article.schema'
import { cardsOf } from '#features/machines/device-card/device-card.projection.ts'
import type { Ctx } from '#kernel/ctx.ts'
import type { StoredPart } from './article.rules.ts'

/** The parts of a text with the machines as they are now. */
export async function partsShown(ctx: Ctx, parts: readonly StoredPart[]): Promise<RichTextPart[]> {
  const ids = parts.flatMap((part) => (part.kind === 'device' ? [part.deviceId] : []))
  const cards = await cardsOf(ctx, [...new Set(ids)])
  return parts.map((part) =>
    part.kind === 'device' ? { kind: 'device', device: cards.get(part.deviceId) ?? null } : part,
  )
}
