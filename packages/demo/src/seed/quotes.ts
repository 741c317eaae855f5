import { randomUUID } from 'node:crypto'
import type { QuoteForm } from '@ironsouq/contract/deals/quote/quote.schema'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { inquiry } from '@ironsouq/server/features/deals/inquiry/inquiry.tables.ts'
import { acceptQuote } from '@ironsouq/server/features/deals/quote/quote.acceptance.service.ts'
import { quoteAsStaff } from '@ironsouq/server/features/deals/quote/quote.make.service.ts'
import { requestsOf } from '@ironsouq/server/features/deals/quote/quote.queries.ts'
import { askOneMore } from '@ironsouq/server/features/deals/quote/quote.request.service.ts'
import { counterQuote } from '@ironsouq/server/features/deals/quote/quote.service.ts'
import { quoteRequest } from '@ironsouq/server/features/deals/quote/quote.tables.ts'
import { device } from '@ironsouq/server/features/machines/device/device.tables.ts'
import { seller } from '@ironsouq/server/features/people/seller/seller.tables.ts'
import { atomic, type Ctx, type TxCtx } from '@ironsouq/server/kernel/ctx.ts'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { QUOTES, type DemoQuotes } from '../quotes.ts'
import { dayBefore } from './days.ts'

/** What is put in is no news: no one is notified of it. Machines are indexed and invoices drawn as usual. */
const quietly = (ctx: Ctx): Ctx => ({
  ...ctx,
  consumersOf: (name) => (name.startsWith('quote') ? [] : ctx.consumersOf(name)),
})

/** The last machine of a seller that is for sale in dirhams, and its price. */
async function machineOf(ctx: TxCtx, code: string) {
  const [found] = await ctx.db
    .select({ deviceId: device.id, priceMinor: device.priceMinor })
    .from(device)
    .innerJoin(seller, eq(seller.id, device.sellerId))
    .where(
      and(
        eq(seller.code, code),
        eq(device.state, 'listed'),
        eq(device.priceCurrency, 'AED'),
        isNotNull(device.priceMinor),
      ),
    )
    .orderBy(desc(device.stockNo))
    .limit(1)
  return found
}

const HUNDRED_DIRHAMS = 10_000n

/** A little below the asking price, in whole hundreds. */
const priceOf = (minor: bigint, percent: number) =>
  fromMinor(((minor * BigInt(percent)) / 100n / HUNDRED_DIRHAMS) * HUNDRED_DIRHAMS, 'AED')

async function putIn(ctx: TxCtx, given: DemoQuotes): Promise<boolean> {
  const [asked] = await ctx.db.select().from(inquiry).where(eq(inquiry.subject, given.subject))
  if (asked?.state !== 'pushed') return false
  const staffId = randomUUID()
  for (const { seller: code } of given.sellers) await askOneMore(ctx, asked.id, code)
  for (const { seller: code, quote } of given.sellers) {
    const machine = await machineOf(ctx, code)
    if (!quote || !machine?.priceMinor) continue
    const [who] = await ctx.db.select({ id: seller.id }).from(seller).where(eq(seller.code, code))
    const request = (await requestsOf(ctx, asked.id)).find(({ sellerId }) => sellerId === who?.id)
    if (!request) continue
    const form: QuoteForm = {
      deviceId: machine.deviceId,
      price: priceOf(machine.priceMinor, quote.percent),
      vat: asked.country === 'AE' ? 'standard' : 'zeroExport',
      delivery: 'yard',
      readyOn: dayBefore(ctx, -quote.readyInDays),
      warranty: quote.warranty,
      validDays: quote.validDays,
      included: quote.included,
      note: quote.note,
    }
    const made = await quoteAsStaff(ctx, staffId, { ...form, requestId: request.id })
    const buyer = { side: 'buyer', id: asked.memberId } as const
    if (quote.outcome === 'counter')
      await counterQuote(ctx, buyer, {
        quoteId: made.id,
        price: priceOf(machine.priceMinor, quote.percent - 3),
        note: quote.counterNote ?? '',
      })
    if (quote.outcome === 'accept') await acceptQuote(ctx, buyer, made.id, form.price)
  }
  return true
}

/** Quotes on demo inquiries in several states. An installation with requests gets no more. */
export async function seedQuotes(ctx: Ctx): Promise<number> {
  if ((await ctx.db.$count(quoteRequest)) > 0) return 0
  let count = 0
  for (const given of QUOTES) if (await atomic(quietly(ctx), (ctx) => putIn(ctx, given))) count++
  return count
}
