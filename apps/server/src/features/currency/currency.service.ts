import { and, asc, eq } from 'drizzle-orm'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { replaceTexts, textsOf, type Translated } from '#kernel/data/texts.ts'
import { notFound } from '#kernel/errors.ts'
import { emit } from '#kernel/work/events.ts'
import { currencyChanged } from './currency.events.ts'
import { currency, currencyText } from './currency.tables.ts'

interface Given {
  code: string
  names: Translated<string>
  symbol: string
  /** Units per US dollar. */
  exchangeRate: string
  enabled: boolean
  position: number
}

/** Sets everything about a currency except whether it is the default. */
export function setCurrency(ctx: Ctx, { code, names, ...set }: Given): Promise<void> {
  return atomic(ctx, async (ctx) => {
    await ctx.db
      .insert(currency)
      .values({ code, ...set, createdAt: ctx.now() })
      .onConflictDoUpdate({ target: currency.code, set })
    const texts = textsOf(names, (name) => ({ name }))
    await replaceTexts(ctx, currencyText, { currencyCode: code }, texts)
    await emit(ctx, currencyChanged, { currencyCode: code })
  })
}

/** Makes another currency the default. From the first time on there is exactly one. */
export function preferCurrency(ctx: Ctx, code: string): Promise<void> {
  return atomic(ctx, async (ctx) => {
    // Locks all rows, so that concurrent changes of the default run one after the other.
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
