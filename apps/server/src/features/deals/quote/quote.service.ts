import {
  isOfRole,
  quoteLifecycle,
  type QuoteAction,
  type QuoteRole,
} from '@ironsouq/contract/deals/quote/quote.lifecycle'
import type { Counter } from '@ironsouq/contract/deals/quote/quote.schema'
import type { LifecycleActor } from '@ironsouq/contract/lifecycle'
import { minorOf } from '@ironsouq/contract/money/money/minor-units'
import { and, eq } from 'drizzle-orm'
import { lockedInquiry } from '#features/deals/inquiry/inquiry.queries.ts'
import { refuseAccountNumber } from '#kernel/account-number.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { transition } from '#kernel/data/transition.ts'
import { forbidden, notFound, Refusal } from '#kernel/errors.ts'
import { occurrence } from '#kernel/work/events.ts'
import {
  quoteCountered,
  quoteDeclined,
  quoteExpired,
  quoteFinal,
  quoteWithdrawn,
} from './quote.events.ts'
import { quoteById, type QuoteRow } from './quote.queries.ts'
import { liesBetween, repricedCost } from './quote.rules.ts'
import { quote } from './quote.tables.ts'
import { fault } from './quote.terms.service.ts'

/** Who acts. Row-level security limits a seller to the own quotes; staff act for the seller. */
export type Party =
  | { side: 'buyer'; id: string }
  | { side: 'seller'; id: string; sellerId: string }
  | { side: 'staff'; id: string }

/** The author of a quote is the seller, of an offer the buyer. */
export function roleOf({ kind }: Pick<QuoteRow, 'kind'>, { side }: Party): QuoteRole {
  const isBuyer = side === 'buyer'
  return (kind === 'offer') === isBuyer ? 'author' : 'recipient'
}

export const ACTOR_OF = { buyer: 'member', seller: 'merchant', staff: 'staff' } as const

const ownedBy = (party: Party) => {
  if (party.side === 'buyer') return eq(quote.memberId, party.id)
  return party.side === 'seller' ? eq(quote.sellerId, party.sellerId) : undefined
}

/**
 * The quote, locked until the end of the transaction; that of others is not found. Its inquiry is locked first,
 * so that two acceptances for one inquiry follow each other and neither waits for what the other holds. Nothing
 * moves after staff called the inquiry invalid: the worker ends its quotes.
 */
export async function lockedQuote(ctx: TxCtx, party: Party, quoteId: string): Promise<QuoteRow> {
  const which = and(eq(quote.id, quoteId), ownedBy(party))
  const [found] = await ctx.db.select({ inquiryId: quote.inquiryId }).from(quote).where(which)
  if (!found) throw notFound()
  const asked = found.inquiryId === null ? null : await lockedInquiry(ctx, found.inquiryId)
  if (asked && asked.state !== 'pushed') throw new Refusal('error.inquiryNotOpen')
  const [row] = await ctx.db.select().from(quote).where(which).for('update')
  if (!row) throw notFound()
  return row
}

export const isExpired = (ctx: Ctx, { validUntil }: QuoteRow) => validUntil <= ctx.now()

/** One move by one of the two parties. An expired quote cannot be acted on, also before the job ran. */
export function moveQuote(
  ctx: TxCtx,
  row: QuoteRow,
  party: Party,
  action: QuoteAction,
  effects: Parameters<typeof transition<typeof quote, string, string, LifecycleActor>>[4] = {},
) {
  if (isExpired(ctx, row)) throw new Refusal('error.quoteExpired')
  if (!isOfRole(roleOf(row, party))(action)) throw forbidden()
  return transition(
    ctx,
    quote,
    quoteLifecycle,
    { id: row.id, action, by: ACTOR_OF[party.side], actorId: party.id },
    { ...effects, set: { updatedAt: ctx.now(), ...effects.set } },
  )
}

export const declineQuote = (ctx: Ctx, party: Party, quoteId: string, note: string) =>
  atomic(ctx, async (ctx) => {
    if (party.side !== 'buyer') refuseAccountNumber(note)
    const row = await lockedQuote(ctx, party, quoteId)
    return moveQuote(ctx, row, party, 'decline', {
      set: { refusalNote: note },
      emit: [occurrence(quoteDeclined, { quoteId })],
    })
  })

export const withdrawQuote = (ctx: Ctx, party: Party, quoteId: string) =>
  atomic(ctx, async (ctx) => {
    const row = await lockedQuote(ctx, party, quoteId)
    return moveQuote(ctx, row, party, 'withdraw', {
      emit: [occurrence(quoteWithdrawn, { quoteId })],
    })
  })

/** Another price, once: less than a quote, more than an offer. */
export const counterQuote = (ctx: Ctx, party: Party, { quoteId, price, note }: Counter) =>
  atomic(ctx, async (ctx) => {
    if (party.side !== 'buyer') refuseAccountNumber(note)
    const row = await lockedQuote(ctx, party, quoteId)
    const counterMinor = minorOf(price)
    const moves =
      row.kind === 'quote' ? counterMinor < row.priceMinor : counterMinor > row.priceMinor
    if (!moves) throw fault('price')
    return moveQuote(ctx, row, party, 'counter', {
      set: { counterMinor, counterNote: note, counteredAt: ctx.now() },
      emit: [occurrence(quoteCountered, { quoteId })],
    })
  })

/** The columns of another price. */
export const repriced = (row: QuoteRow, priceMinor: bigint) => ({
  priceMinor,
  priceBeforeMinor: row.priceMinor,
  ...repricedCost(row, priceMinor),
})

/** Keeps the price after a counter-offer; the other side can then only accept or decline. */
export const keepPrice = (ctx: Ctx, party: Party, quoteId: string) =>
  atomic(ctx, async (ctx) => {
    const row = await lockedQuote(ctx, party, quoteId)
    return moveQuote(ctx, row, party, 'keep', { emit: [occurrence(quoteFinal, { quoteId })] })
  })

/** A final price between the two. */
export const revisePrice = (ctx: Ctx, party: Party, quoteId: string, priceMinor: bigint) =>
  atomic(ctx, async (ctx) => {
    const row = await lockedQuote(ctx, party, quoteId)
    if (row.counterMinor === null) throw new Refusal('error.stateChanged')
    if (!liesBetween(priceMinor, row.priceMinor, row.counterMinor)) throw fault('price')
    return moveQuote(ctx, row, party, 'revise', {
      set: repriced(row, priceMinor),
      emit: [occurrence(quoteFinal, { quoteId })],
    })
  })

/** One that was accepted meanwhile stays. */
export const expireQuote = (ctx: Ctx, quoteId: string) =>
  atomic(ctx, async (ctx) => {
    const row = await quoteById(ctx, quoteId)
    if (!row || row.state === 'accepted' || !isExpired(ctx, row)) return
    await transition(
      ctx,
      quote,
      quoteLifecycle,
      { id: quoteId, action: 'expire', by: 'system' },
      { set: { updatedAt: ctx.now() }, emit: [occurrence(quoteExpired, { quoteId })] },
    )
  })
