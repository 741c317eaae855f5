import { sql } from 'drizzle-orm'
import { mayBeTold } from '#features/consent/consent.queries.ts'
import { membersWhoSaved } from '#features/favorite/favorite.queries.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { notify, type Told } from './notification.service.ts'

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

interface News extends Omit<Told, 'memberIds' | 'facts'> {
  deviceId: string
  /** When it happened. */
  at: Date
  facts?: Told['facts']
}

/**
 * Tells everyone who saved a machine and wants to hear of it, a batch at a time: told again from
 * the beginning, those who know already are passed over.
 */
export async function tellSavers(ctx: Ctx, { deviceId, at, facts, ...news }: News): Promise<void> {
  const wanted = mayBeTold(sql`favorite.member_id`, { topic: 'savedMachines', way: 'here' })
  let after = BEFORE_ALL
  for (;;) {
    const memberIds = await membersWhoSaved(ctx, { deviceId, before: at, after, wanted })
    const last = memberIds.at(-1)
    if (last === undefined) return
    await atomic(ctx, (ctx) => notify(ctx, { ...news, memberIds, facts: { ...facts, deviceId } }))
    after = last
  }
}
