import type { BodyOf } from '@ironsouq/contract/endpoint'
import type {
  currencyEndpoints,
  StaffCurrency,
} from '@ironsouq/contract/money/currency/currency.endpoints'
import { isLargeRateChange } from '@ironsouq/contract/money/currency/currency.limits'
import { and, asc, eq, sql } from 'drizzle-orm'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { replaceTexts, textsOf, type Translated } from '#kernel/data/texts.ts'
import { ConflictRefusal, FieldFaults, notFound, Refusal } from '#kernel/errors.ts'
import { emit } from '#kernel/work/events.ts'
import { currencyChanged, rateFeedAsked } from './currency.events.ts'
import { staffCurrency } from './currency.staff.projection.ts'
import { currency, currencyRate, currencyText } from './currency.tables.ts'

interface Given {
  code: string
  names: Translated<string>
  symbol: string
  /** Units per US dollar. */
  exchangeRate: string
  enabled: boolean
  position: number
  /** Its rate is guaranteed and stays as given. */
  isPegged?: boolean | undefined
  followsFeed?: boolean | undefined
}

/** Sets everything about a currency except whether it is the default. */
export function setCurrency(ctx: Ctx, { code, names, isPegged, ...given }: Given): Promise<void> {
  const { exchangeRate } = given
  const set = { ...given, peg: isPegged ? exchangeRate : null }
  return atomic(ctx, async (ctx) => {
    const createdAt = ctx.now()
    const [row] = await ctx.db
      .insert(currency)
      .values({ code, ...set, createdAt })
      .onConflictDoUpdate({ target: currency.code, set })
      .returning({ before: sql<string | null>`old.exchange_rate` })
    if (Number(row?.before ?? 0) !== Number(exchangeRate))
      await ctx.db
        .insert(currencyRate)
        .values({ currencyCode: code, rate: exchangeRate, origin: 'start', createdAt })
    const texts = textsOf(names, (name) => ({ name }))
    await replaceTexts(ctx, currencyText, { currencyCode: code }, texts)
    await emit(ctx, currencyChanged, { currencyCode: code })
  })
}

/** Makes another currency the default. From the first time on there is exactly one. */
export function preferCurrency(ctx: Ctx, code: string): Promise<null> {
  return atomic(ctx, async (ctx) => {
    // Locks all rows, so that concurrent changes of the default run one after the other.
    const all = await ctx.db.select().from(currency).orderBy(asc(currency.code)).for('update')
    const before = all.find(({ isDefault }) => isDefault)
    await ctx.db.update(currency).set({ isDefault: false }).where(eq(currency.isDefault, true))
    const preferred = await ctx.db
      .update(currency)
      .set({ isDefault: true })
      .where(and(eq(currency.code, code), eq(currency.enabled, true)))
      .returning()
    if (preferred.length === 0) throw notFound()
    ctx.audit('currency', code, { default: before?.code ?? null }, { default: code })
    await emit(ctx, currencyChanged, { currencyCode: code })
    return null
  })
}

const fault = (field: string) =>
  new FieldFaults([{ field, key: 'error.fieldNotAllowed', values: {} }])

export function addCurrency(
  ctx: Ctx,
  { code, rate, isShown, texts, ...form }: BodyOf<typeof currencyEndpoints.add>,
): Promise<StaffCurrency> {
  if (Number(rate) === 0) throw fault('rate')
  return atomic(ctx, async (ctx) => {
    if ((await ctx.db.$count(currency, eq(currency.code, code))) > 0) throw fault('code')
    const names = textsOf(texts, ({ name }) => name) as Translated<string>
    await setCurrency(ctx, { code, names, exchangeRate: rate, enabled: isShown, ...form })
    const added = await staffCurrency(ctx, code)
    ctx.audit('currency', code, null, added)
    return added
  })
}

interface Key {
  code: string
  version: number
}

/** Changes a currency that is still at the version it was read at; see `updateVersioned`. */
async function update(
  ctx: TxCtx,
  { code, version }: Key,
  set: Partial<typeof currency.$inferInsert>,
): Promise<void> {
  const changed = await ctx.db
    .update(currency)
    .set({ ...set, version: sql`${currency.version} + 1` })
    .where(and(eq(currency.code, code), eq(currency.version, version)))
    .returning({ code: currency.code })
  if (changed.length === 0) throw new ConflictRefusal(await staffCurrency(ctx, code))
}

export function editCurrency(
  ctx: Ctx,
  { code, version, texts, isShown, ...set }: BodyOf<typeof currencyEndpoints.edit>,
): Promise<StaffCurrency> {
  return atomic(ctx, async (ctx) => {
    const before = await staffCurrency(ctx, code)
    if (before.isDefault && !isShown) throw new Refusal('error.currencyDefaultShown')
    if (before.source === 'fixed' && set.followsFeed) throw new Refusal('error.currencyPegged')
    await update(ctx, { code, version }, { ...set, enabled: isShown })
    await replaceTexts(ctx, currencyText, { currencyCode: code }, texts)
    const after = await staffCurrency(ctx, code)
    ctx.audit('currency', code, before, after)
    await emit(ctx, currencyChanged, { currencyCode: code })
    return after
  })
}

/** Sets a rate by hand. A pegged currency stays at its peg. */
export function setRate(
  ctx: Ctx,
  { code, version, rate, reason, isConfirmed }: BodyOf<typeof currencyEndpoints.setRate>,
  staffId: string,
): Promise<StaffCurrency> {
  if (Number(rate) === 0) throw fault('rate')
  return atomic(ctx, async (ctx) => {
    const before = await staffCurrency(ctx, code)
    if (before.source === 'fixed') throw new Refusal('error.currencyPegged')
    if (isLargeRateChange(before.exchangeRate, rate) && !isConfirmed)
      throw new Refusal('error.rateChangeLarge')
    const createdAt = ctx.now()
    const set = { exchangeRate: rate, rateAt: createdAt, heldRate: null, followsFeed: false }
    await update(ctx, { code, version }, set)
    await ctx.db
      .insert(currencyRate)
      .values({ currencyCode: code, rate, origin: 'hand', staffId, reason, createdAt })
    const after = await staffCurrency(ctx, code)
    ctx.audit('currency', code, before, { ...after, reason })
    await emit(ctx, currencyChanged, { currencyCode: code })
    return after
  })
}

export function askForFeed(ctx: Ctx, by: string): Promise<null> {
  return atomic(ctx, async (ctx) => {
    if (!ctx.rates) throw new Refusal('error.noRateFeed')
    await emit(ctx, rateFeedAsked, { by })
    return null
  })
}
