import { quoteLifecycle } from '@ironsouq/contract/deals/quote/quote.lifecycle'
import {
  RESERVATION_DAYS_MAX,
  RESERVATION_HOURS,
  RESERVATIONS_AT_ONCE,
} from '@ironsouq/contract/deals/quote/quote.limits'
import { minorOf } from '@ironsouq/contract/money/money/minor-units'
import type { Money } from '@ironsouq/contract/money/money/money'
import { eq } from 'drizzle-orm'
import { lockedInquiry } from '#features/deals/inquiry/inquiry.queries.ts'
import { deviceRow } from '#features/machines/device/device.queries.ts'
import { makeMove } from '#features/machines/device/device.service.ts'
import { lockMember } from '#features/people/member/member.service.ts'
import { sellerSuspension } from '#features/people/seller/seller.queries.ts'
import { refuseSuspended } from '#features/people/seller/seller.service.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { violatedConstraint } from '#kernel/data/db.ts'
import { transition } from '#kernel/data/transition.ts'
import { notFound, Refusal } from '#kernel/errors.ts'
import { occurrence } from '#kernel/work/events.ts'
import { refuseWithoutAccount } from './account/quote.account.service.ts'
import { endOpen } from './quote.end.service.ts'
import { quoteAccepted } from './quote.events.ts'
import { issueProforma, moveDueDate } from './quote.proforma.service.ts'
import { quoteById, reservedFor, type QuoteRow } from './quote.queries.ts'
import { lockedQuote, moveQuote, repriced, type Party } from './quote.service.ts'
import { quote } from './quote.tables.ts'
import { fault } from './quote.terms.service.ts'

const HOUR_MS = 3_600_000

/** Two quotes of one inquiry, or two of one machine, cannot both be accepted: the database refuses the second. */
async function firstOnly<T>(accepting: Promise<T>): Promise<T> {
  try {
    return await accepting
  } catch (err) {
    if (violatedConstraint(err)?.startsWith('quote_accepted_for_'))
      throw new Refusal('error.stateChanged')
    throw err
  }
}

/** One person reserves a few machines at once. The member is locked first: acceptances of one follow each other. */
async function refuseReserved(ctx: TxCtx, { side, id }: Party): Promise<void> {
  if (side !== 'buyer') return
  await lockMember(ctx, id)
  if ((await reservedFor(ctx, id)) >= RESERVATIONS_AT_ONCE)
    throw new Refusal('error.reservationsMany')
}

/**
 * Accepts a price: the state moves, the machine is reserved along its lifecycle, and the invoice gets its number
 * in the same commit. In the call of a seller the worker adds the invoice and ends the other quotes, because a
 * seller can read neither the buyer's address nor quotes of others.
 */
async function accept(ctx: TxCtx, row: QuoteRow, party: Party, isCounter: boolean) {
  const now = ctx.now()
  const { state, sellerId, listedAt, revision } = await deviceRow(ctx, row.deviceId)
  // A suspension ends the sessions of the seller's people, whose calls cannot lock the row of the seller.
  if (party.side !== 'seller') await refuseSuspended(ctx, sellerId)
  await refuseWithoutAccount(ctx, row, party)
  if (state !== 'listed') throw new Refusal('error.deviceNotForSale')
  // Off sale it may have been changed: what was quoted before its last publication is another machine.
  if (listedAt !== null && listedAt > row.createdAt) throw new Refusal('error.stateChanged')
  const price = isCounter && row.counterMinor !== null ? repriced(row, row.counterMinor) : {}
  const accepted = await moveQuote(ctx, row, party, isCounter ? 'acceptCounter' : 'accept', {
    set: {
      ...price,
      acceptedAt: now,
      reservedUntil: new Date(now.getTime() + RESERVATION_HOURS * HOUR_MS),
    },
    emit: [occurrence(quoteAccepted, { quoteId: row.id })],
  })
  await makeMove(ctx, {
    deviceId: row.deviceId,
    action: 'reserve',
    by: 'system',
    actorId: party.id,
    seen: revision,
  })
  if (party.side !== 'seller') await settle(ctx, accepted)
  return accepted
}

/** The price is the one that the person saw: a quote that changed meanwhile is not accepted. */
export const acceptQuote = (ctx: Ctx, party: Party, quoteId: string, seen: Money) =>
  firstOnly(
    atomic(ctx, async (ctx) => {
      await refuseReserved(ctx, party)
      const row = await lockedQuote(ctx, party, quoteId)
      if (minorOf(seen) !== row.priceMinor) throw new Refusal('error.stateChanged')
      return accept(ctx, row, party, false)
    }),
  )

export const acceptCounter = (ctx: Ctx, party: Party, quoteId: string) =>
  firstOnly(
    atomic(ctx, async (ctx) => {
      await refuseReserved(ctx, party)
      return accept(ctx, await lockedQuote(ctx, party, quoteId), party, true)
    }),
  )

/** Issues the invoice and ends the other quotes and requests of the inquiry; run twice, it does it once. */
async function settle(ctx: TxCtx, row: QuoteRow): Promise<void> {
  await issueProforma(ctx, row)
  if (row.inquiryId !== null) await endOpen(ctx, row.inquiryId, row)
}

/** What a seller's acceptance leaves to the worker. */
export const settleAccepted = (ctx: Ctx, quoteId: string) =>
  atomic(ctx, async (ctx) => {
    const found = await quoteById(ctx, quoteId)
    if (!found) return
    if (found.inquiryId !== null) await lockedInquiry(ctx, found.inquiryId)
    const [row] = await ctx.db.select().from(quote).where(eq(quote.id, quoteId)).for('update')
    // Staff may have sold it meanwhile: it has its invoice as well.
    if (row?.state === 'accepted' || row?.state === 'sold') await settle(ctx, row)
  })

async function acceptedById(ctx: TxCtx, quoteId: string): Promise<QuoteRow> {
  const [row] = await ctx.db.select().from(quote).where(eq(quote.id, quoteId)).for('update')
  if (!row) throw notFound()
  return row
}

type Ender = { by: 'staff'; actorId: string } | { by: 'system' }

/**
 * Ends a reservation: the machine is listed again, unless staff moved it meanwhile. That of a suspended seller is
 * withdrawn, as their other machines were.
 */
export const releaseQuote = (ctx: Ctx, quoteId: string, ender: Ender) =>
  atomic(ctx, async (ctx) => {
    const { deviceId } = await acceptedById(ctx, quoteId)
    const released = await transition(
      ctx,
      quote,
      quoteLifecycle,
      { id: quoteId, action: 'release', ...ender },
      { set: { updatedAt: ctx.now() } },
    )
    const { state, sellerId } = await deviceRow(ctx, deviceId)
    if (state === 'reserved') {
      const { standing } = await sellerSuspension(ctx, sellerId)
      const action = standing === 'suspended' ? 'withdraw' : 'release'
      await makeMove(ctx, { deviceId, action, ...ender })
    }
    return released
  })

/** The sale of an accepted quote sells the listing. */
export const sellQuoted = (ctx: Ctx, quoteId: string, staffId: string) =>
  atomic(ctx, async (ctx) => {
    const { deviceId } = await acceptedById(ctx, quoteId)
    const sold = await transition(
      ctx,
      quote,
      quoteLifecycle,
      { id: quoteId, action: 'sell', by: 'staff', actorId: staffId },
      { set: { updatedAt: ctx.now() } },
    )
    await makeMove(ctx, { deviceId, action: 'sell', by: 'staff', actorId: staffId })
    return sold
  })

/** Staff move the end of a reservation to a later time, for a buyer who has paid or will. */
export const extendReservation = (ctx: Ctx, quoteId: string, until: string) =>
  atomic(ctx, async (ctx) => {
    const row = await acceptedById(ctx, quoteId)
    if (row.state !== 'accepted' || row.reservedUntil === null)
      throw new Refusal('error.stateChanged')
    const reservedUntil = new Date(until)
    const last = ctx.now().getTime() + RESERVATION_DAYS_MAX * 24 * HOUR_MS
    if (reservedUntil <= row.reservedUntil || reservedUntil.getTime() > last) throw fault('until')
    const set = { reservedUntil, updatedAt: ctx.now() }
    await ctx.db.update(quote).set(set).where(eq(quote.id, quoteId))
    await moveDueDate(ctx, quoteId, reservedUntil)
    ctx.audit(
      'quote',
      quoteId,
      { reservedUntil: row.reservedUntil.toISOString() },
      { reservedUntil: until },
    )
    return { ...row, ...set }
  })
