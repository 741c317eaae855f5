import { and, asc, eq } from 'drizzle-orm'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { notFound } from '#kernel/errors.ts'
import { emit } from '#kernel/events.ts'
import type { Said } from '#kernel/texts.ts'
import { currencyChanged } from './currency.events.ts'
import { currency, currencyText } from './currency.tables.ts'

interface Given {
  code: string
  names: Said<string>
  symbol: string
  /** How many of it one US dollar is. */
  exchangeRate: string
  enabled: boolean
  position: number
}

/** Says all of a currency but whether it is the default. */
export function setCurrency(ctx: Ctx, { code, names, ...set }: Given): Promise<void> {
  return atomic(ctx, async (ctx) => {
    const createdAt = ctx.now()
    await ctx.db
      .insert(currency)
      .values({ code, ...set, createdAt })
      .onConflictDoUpdate({ target: currency.code, set })
    await ctx.db.delete(currencyText).where(eq(currencyText.currencyCode, code))
    const texts = Object.entries(names).map(([locale, name]) => ({
      currencyCode: code,
      locale,
      name,
      createdAt,
    }))
    await ctx.db.insert(currencyText).values(texts)
    await emit(ctx, currencyChanged, { currencyCode: code })
  })
}

/** Another currency becomes the default: there is never none again, and never two. */
export function preferCurrency(ctx: Ctx, code: string): Promise<void> {
  return atomic(ctx, async (ctx) => {
    // All of them, so that two who choose a default come one after the other.
    await ctx.db.select().from(currency).orderBy(asc(currency.code)).for('update')
    await ctx.db.update(currency).set({ isDefault: false }).where(eq(currency.isDefault, true))
    const preferred = await ctx.db
      .update(currency)
      .set({ isDefault: true })
      .where(and(eq(currency.code, code), eq(currency.enabled, true)))
      .returning()
    if (preferred.length === 0) throw notFound()
    await emit(ctx, currencyChanged, { currencyCode: code })
  })
}
