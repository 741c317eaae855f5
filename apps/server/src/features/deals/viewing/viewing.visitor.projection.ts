import type {
  viewingEndpoints,
  VisitorViewing,
} from '@ironsouq/contract/deals/viewing/viewing.endpoints'
import { VIEWING_MOVES_MAX } from '@ironsouq/contract/deals/viewing/viewing.limits'
import type { QueryOf } from '@ironsouq/contract/endpoint'
import { and, asc, desc, eq, not, sql, type SQL } from 'drizzle-orm'
import { cardsOf } from '#features/machines/device-card/device-card.projection.ts'
import { yardFacts } from '#features/machines/yard/yard.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { notFound } from '#kernel/errors.ts'
import { isToCome, ofMember } from './viewing.queries.ts'
import { viewing } from './viewing.tables.ts'

async function present(
  ctx: Ctx,
  which: SQL | undefined,
  { order = [], size = 1, offset = 0 }: { order?: SQL[]; size?: number; offset?: number } = {},
): Promise<VisitorViewing[]> {
  const { ticket, state, startsAt, sequence, deviceId } = viewing
  const yard = yardFacts(sql`viewing.yard_id`, sql`${ctx.locale}::text`)
  const rows = await ctx.db
    .select({ ticket, state, startsAt, sequence, deviceId, yard })
    .from(viewing)
    .where(which)
    .orderBy(...order)
    .limit(size)
    .offset(offset)
  const cards = await cardsOf(
    ctx,
    rows.map((row) => row.deviceId),
  )
  return rows.flatMap(({ deviceId: id, sequence: moved, ...row }) => {
    const card = cards.get(id)
    if (!card) return []
    const { title, yearMade, stockNo, picture } = card
    return [
      {
        ...row,
        startsAt: row.startsAt.toISOString(),
        isUpcoming: row.state === 'booked' && row.startsAt > ctx.now(),
        movesLeft: Math.max(0, VIEWING_MOVES_MAX - moved),
        device: { deviceId: id, title, yearMade, stockNo, picture },
      },
    ]
  })
}

/** One viewing, for anyone who has its ticket. */
export async function viewingOfTicket(ctx: Ctx, ticket: string): Promise<VisitorViewing> {
  const [shown] = await present(ctx, eq(viewing.ticket, ticket))
  if (!shown) throw notFound()
  return shown
}

type Asked = QueryOf<typeof viewingEndpoints.list>

/** The next viewing of a member. */
export async function nextViewingOf(ctx: Ctx, memberId: string) {
  const own = and(await ofMember(ctx, memberId), isToCome(ctx.now()))
  const [next] = await present(ctx, own, { order: [asc(viewing.startsAt)] })
  return next
}

/** The viewings of a member: to come from the next one on, or over from the last one on. */
export async function viewingsOfMember(ctx: Ctx, memberId: string, { when, current, size }: Asked) {
  const own = await ofMember(ctx, memberId)
  const toCome = isToCome(ctx.now())
  const isNext = when === 'upcoming'
  const [upcoming, all, records] = await Promise.all([
    ctx.db.$count(viewing, and(own, toCome)),
    ctx.db.$count(viewing, own),
    present(ctx, and(own, isNext ? toCome : not(toCome)), {
      order: [isNext ? asc(viewing.startsAt) : desc(viewing.startsAt), asc(viewing.id)],
      size,
      offset: (current - 1) * size,
    }),
  ])
  const counts = { upcoming, past: all - upcoming }
  return { records, total: counts[when], counts }
}
