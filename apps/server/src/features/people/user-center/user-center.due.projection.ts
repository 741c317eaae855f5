import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import type { Due } from '@ironsouq/contract/people/member/member.schema'
import { and, asc, eq, gt, or, sql } from 'drizzle-orm'
import { proforma, quote } from '#features/deals/quote/quote.tables.ts'
import { nextViewingOf } from '#features/deals/viewing/viewing.visitor.projection.ts'
import { deviceTitle } from '#features/machines/device/device.queries.ts'
import { device } from '#features/machines/device/device.tables.ts'
import { storeOrder } from '#features/mall/order/order.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'

/** As many as a person can take in at a glance. */
const MOST = 6

/** Deposits of accepted quotes, and quotes and counter-offers that wait for the member's answer. */
async function quotesDue(ctx: Ctx, memberId: string): Promise<Due[]> {
  const isOpen = gt(quote.validUntil, ctx.now())
  const rows = await ctx.db
    .select({
      kind: quote.kind,
      state: quote.state,
      validUntil: quote.validUntil,
      reservedUntil: quote.reservedUntil,
      inquiryId: quote.inquiryId,
      priceMinor: quote.priceMinor,
      counterMinor: quote.counterMinor,
      costMinor: quote.costMinor,
      depositMinor: proforma.depositMinor,
      title: deviceTitle(sql`${ctx.locale}::text`),
    })
    .from(quote)
    .innerJoin(device, eq(device.id, quote.deviceId))
    .leftJoin(proforma, eq(proforma.quoteId, quote.id))
    .where(
      and(
        eq(quote.memberId, memberId),
        or(
          and(eq(quote.state, 'accepted'), gt(quote.reservedUntil, ctx.now())),
          and(
            eq(quote.kind, 'quote'),
            or(eq(quote.state, 'open'), eq(quote.state, 'final')),
            isOpen,
          ),
          and(eq(quote.kind, 'offer'), eq(quote.state, 'countered'), isOpen),
        ),
      ),
    )
    .orderBy(asc(sql`coalesce(${quote.reservedUntil}, ${quote.validUntil})`))
    .limit(MOST)
  return rows.map((row) => {
    const isAccepted = row.state === 'accepted'
    const kind = isAccepted ? 'deposit' : row.kind
    const asked = row.kind === 'offer' ? row.counterMinor : (row.costMinor ?? row.priceMinor)
    const minor = isAccepted ? row.depositMinor : asked
    return {
      kind,
      at: (isAccepted ? row.reservedUntil : null)?.toISOString() ?? row.validUntil.toISOString(),
      about: row.title,
      money: minor === null ? null : fromMinor(minor, 'AED'),
      place: null,
      of: row.inquiryId ?? '',
    }
  })
}

async function ordersDue(ctx: Ctx, memberId: string): Promise<Due[]> {
  const { number, expiresAt, payableMinor, currency } = storeOrder
  const rows = await ctx.db
    .select({ number, expiresAt, payableMinor, currency })
    .from(storeOrder)
    .where(
      and(
        eq(storeOrder.memberId, memberId),
        eq(storeOrder.state, 'pendingPayment'),
        gt(expiresAt, ctx.now()),
      ),
    )
    .orderBy(asc(expiresAt))
    .limit(MOST)
  return rows.map((row) => ({
    kind: 'order',
    at: row.expiresAt.toISOString(),
    about: row.number,
    money: fromMinor(row.payableMinor, row.currency),
    place: null,
    of: row.number,
  }))
}

async function viewingDue(ctx: Ctx, memberId: string): Promise<Due[]> {
  const next = await nextViewingOf(ctx, memberId)
  if (!next) return []
  const { startsAt: at, device: machine, yard, ticket: of } = next
  return [{ kind: 'viewing', at, about: machine.title, money: null, place: yard.name, of }]
}

/** What is due next of everything that a member has, the soonest first. */
export async function dueOf(ctx: Ctx, memberId: string): Promise<Due[]> {
  const all = await Promise.all([
    quotesDue(ctx, memberId),
    ordersDue(ctx, memberId),
    viewingDue(ctx, memberId),
  ])
  return all
    .flat()
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .slice(0, MOST)
}
