import { isLargeRateChange } from '@ironsouq/contract/money/currency/currency.limits'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import type { RateReading } from '#kernel/ports/rates.ts'
import { emit } from '#kernel/work/events.ts'
import { currencyChanged } from './currency.events.ts'
import { currency, currencyRate, rateFeed } from './currency.tables.ts'

type Following = typeof currency.$inferSelect

async function noteFeed(
  ctx: TxCtx,
  name: string,
  set: Pick<typeof rateFeed.$inferInsert, 'readAt' | 'day' | 'failedAt'>,
): Promise<void> {
  await ctx.db
    .insert(rateFeed)
    .values({ name, ...set, createdAt: ctx.now() })
    .onConflictDoUpdate({ target: rateFeed.name, set })
}

/** The day of the rates is their age: a feed that repeats an old day confirms nothing. */
const dayEnd = (day: string, now: Date) =>
  new Date(Math.min(new Date(`${day}T23:59:59Z`).getTime(), now.getTime()))

async function takeRate(
  ctx: TxCtx,
  { code, exchangeRate, heldRate }: Following,
  { rate, feed, day }: { rate: string; feed: string; day: string },
): Promise<void> {
  const rateAt = dayEnd(day, ctx.now())
  const isSame = Number(rate) === Number(exchangeRate)
  const isHeld = isLargeRateChange(exchangeRate, rate)
  if (isHeld) {
    if (Number(heldRate) !== Number(rate))
      ctx.log.warn({ code, rate }, 'a rate of the feed is held')
    await ctx.db.update(currency).set({ heldRate: rate }).where(eq(currency.code, code))
    return
  }
  await ctx.db
    .update(currency)
    .set({
      exchangeRate: rate,
      rateAt,
      heldRate: null,
      ...(!isSame && { version: sql`${currency.version} + 1` }),
    })
    .where(eq(currency.code, code))
  if (isSame) return
  const row = { currencyCode: code, rate, origin: 'feed', feed, feedDay: day } as const
  await ctx.db.insert(currencyRate).values({ ...row, createdAt: ctx.now() })
  ctx.audit('currency', code, { exchangeRate }, { exchangeRate: rate, feed, day })
  await emit(ctx, currencyChanged, { currencyCode: code })
}

/** Takes what the feed says for the currencies that follow it. The same reading again changes nothing. */
const takeReading = (ctx: Ctx, feed: string, { day, perDollar }: RateReading): Promise<void> =>
  atomic(ctx, async (ctx) => {
    const following = await ctx.db
      .select()
      .from(currency)
      .where(and(eq(currency.followsFeed, true), isNull(currency.peg)))
      .orderBy(asc(currency.code))
      .for('update')
    for (const each of following) {
      const rate = perDollar.get(each.code)
      if (rate !== undefined) await takeRate(ctx, each, { rate, feed, day })
    }
    await noteFeed(ctx, feed, { readAt: ctx.now(), day, failedAt: null })
  })

/** Reads the feed; a failure is noted and the rates stay as they are until the next hour. */
export async function readRateFeed(ctx: Ctx): Promise<void> {
  const { rates } = ctx
  if (!rates) return
  let reading: RateReading
  try {
    reading = await rates.read()
  } catch (err) {
    ctx.log.warn({ err }, 'the feed of rates could not be read')
    await atomic(ctx, (ctx) => noteFeed(ctx, rates.name, { failedAt: ctx.now() }))
    return
  }
  await takeReading(ctx, rates.name, reading)
}
