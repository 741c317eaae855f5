import type { Way } from '@ironsouq/contract/consent/consent.limits'
import { sql } from 'drizzle-orm'
import { mayBeTold } from '#features/consent/consent.queries.ts'
import { membersWhoSaved } from '#features/favorite/favorite.queries.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { notify, type Told } from './notification.service.ts'

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

interface Happened {
  deviceId: string
  /** When it happened. */
  at: Date
}

const wantedBy = (way: Way) => mayBeTold(sql`favorite.member_id`, { topic: 'savedMachines', way })

/**
 * Goes through everyone who saved a machine and wants to hear of it this way, a batch at a time. It
 * may begin again from the beginning: the work must pass over whoever was told already.
 */
export async function forSavers(
  ctx: Ctx,
  { deviceId, at, way }: Happened & { way: Way },
  work: (ctx: TxCtx, memberIds: readonly string[]) => Promise<void>,
): Promise<void> {
  const wanted = wantedBy(way)
  let after = BEFORE_ALL
  for (;;) {
    const memberIds = await membersWhoSaved(ctx, { deviceId, before: at, after, wanted })
    const last = memberIds.at(-1)
    if (last === undefined) return
    await atomic(ctx, (ctx) => work(ctx, memberIds))
    after = last
  }
}

/** Whether a member has the machine saved, and wants to hear of it this way, still. */
export async function isStillWanted(
  ctx: Ctx,
  { memberId, deviceId, at, way }: Happened & { memberId: string; way: Way },
): Promise<boolean> {
  const wanted = sql`favorite.member_id = ${memberId} and ${wantedBy(way)}`
  const found = await membersWhoSaved(ctx, { deviceId, before: at, after: BEFORE_ALL, wanted })
  return found.length > 0
}

interface News extends Omit<Told, 'memberIds' | 'facts'>, Happened {
  facts?: Told['facts']
}

export const tellSavers = (ctx: Ctx, { deviceId, at, facts, ...news }: News): Promise<void> =>
  forSavers(ctx, { deviceId, at, way: 'here' }, (ctx, memberIds) =>
    notify(ctx, { ...news, memberIds, facts: { ...facts, deviceId } }),
  )
