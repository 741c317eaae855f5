import type { StoredCompany } from '@ironsouq/contract/mall/store-application/store-application.schema'
import type { StoreRates } from '@ironsouq/contract/mall/store/store.schema'
import { toMinor } from '@ironsouq/contract/money/money/minor-units'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { TxCtx } from '#kernel/ctx.ts'
import { violatedExclusion } from '#kernel/data/db.ts'
import { FieldFaults, notFound, Refusal } from '#kernel/errors.ts'
import { emit } from '#kernel/work/events.ts'
import { storeChanged } from './store.events.ts'
import { dubaiDay } from './store.rules.ts'
import { store, storeCategory, storeCompany, storeContract, storeText } from './store.tables.ts'

interface Period {
  /** The first and the last day. */
  from: string
  until: string
}

async function addPeriod(ctx: TxCtx, sellerId: string, { from, until }: Period, agreedBy: string) {
  if (until < from)
    throw new FieldFaults([{ field: 'until', key: 'error.fieldNotAllowed', values: {} }])
  try {
    await ctx.db
      .insert(storeContract)
      .values({ sellerId, during: `[${from},${until}]`, agreedBy, createdAt: ctx.now() })
  } catch (err) {
    if (violatedExclusion(err) === 'store_contract_one_at_a_time')
      throw new Refusal('error.storePeriodTaken')
    throw err
  }
}

/**
 * The last day of the contract: periods that follow each other without a gap are one. Between periods and before the
 * first the store does not sell: yesterday stands for that.
 */
async function setDeadline(ctx: TxCtx, sellerId: string): Promise<void> {
  const today = sql`${dubaiDay(ctx.now())}::date`
  const covered = sql`(
    select upper(period) - 1 from unnest((
      select range_agg(${storeContract.during}) from ${storeContract}
      where ${storeContract.sellerId} = ${sellerId})) as period
    where period @> ${today})`
  const licence = sql`(
    select ${storeCompany.licenceEndsOn} from ${storeCompany}
    where ${storeCompany.sellerId} = ${sellerId})`
  await ctx.db
    .update(store)
    .set({ sellsUntil: sql`least(coalesce(${covered}, ${today} - 1), ${licence})` })
    .where(eq(store.id, sellerId))
}

/** Refuses to let a store sell whose contract or licence has ended. */
export async function refuseOver(ctx: TxCtx, sellerId: string): Promise<void> {
  const found = eq(store.id, sellerId)
  const isOver = async () => {
    const [row] = await ctx.db
      .select({ sellsUntil: store.sellsUntil })
      .from(store)
      .where(found)
      .for('update')
    return row?.sellsUntil && row.sellsUntil < dubaiDay(ctx.now())
  }
  if (!(await isOver())) return
  // A period that was agreed earlier may have started after a gap.
  await setDeadline(ctx, sellerId)
  if (await isOver()) throw new Refusal('error.storePeriodOver')
}

interface NewStore {
  sellerId: string
  name: string
  description: string
  phone: string
  emirate: typeof store.$inferInsert.emirate
  area: string
  address: string
  logo: { src: string; width: number; height: number }
  company: StoredCompany
  contract: Period
  rates: StoreRates
}

/** Opens a store with its contract; a seller has one. */
export async function openStore(ctx: TxCtx, given: NewStore, staffId: string): Promise<void> {
  const { sellerId, name, description, phone, emirate, area, address, logo } = given
  const createdAt = ctx.now()
  const [added] = await ctx.db
    .insert(store)
    .values({
      id: sellerId,
      phone,
      emirate,
      area,
      address,
      logoKey: logo.src,
      logoWidth: logo.width,
      logoHeight: logo.height,
      createdAt,
      updatedAt: createdAt,
    })
    .onConflictDoNothing()
    .returning({ id: store.id })
  if (!added) throw new Refusal('error.storeExists')
  await ctx.db.insert(storeText).values({ sellerId, locale: 'en', name, description, createdAt })
  const { registeredCapital: capital, ...company } = given.company
  await ctx.db.insert(storeCompany).values({
    sellerId,
    ...company,
    capitalMinor: capital ? (toMinor(capital) ?? null) : null,
    capitalCurrency: capital?.currency ?? null,
    createdAt,
  })
  await addPeriod(ctx, sellerId, given.contract, staffId)
  await ctx.db.insert(storeCategory).values(
    given.rates.map(({ categoryId, commissionPpm }, i) => ({
      sellerId,
      productCategoryId: categoryId,
      place: i + 1,
      commissionPpm,
      createdAt,
    })),
  )
  await setDeadline(ctx, sellerId)
  await refuseOver(ctx, sellerId)
  ctx.audit('store', sellerId, null, { name, contract: given.contract, rates: given.rates })
  await emit(ctx, storeChanged, { sellerId })
}

/** Adds a period to the contract and states until when the licence is valid. */
export async function renewStore(
  ctx: TxCtx,
  { storeId, licenceEndsOn, ...period }: Period & { storeId: string; licenceEndsOn: string },
  staffId: string,
): Promise<void> {
  const found = eq(store.id, storeId)
  const [row] = await ctx.db.select({ id: store.id }).from(store).where(found).for('update')
  if (!row) throw notFound()
  await addPeriod(ctx, storeId, period, staffId)
  await ctx.db.update(storeCompany).set({ licenceEndsOn }).where(eq(storeCompany.sellerId, storeId))
  await setDeadline(ctx, storeId)
  ctx.audit('store', storeId, null, { contract: period, licenceEndsOn })
  await emit(ctx, storeChanged, { sellerId: storeId })
}

/** Changes the commission of every category of the contract; orders that were placed keep theirs [ST-1]. */
export async function setRates(ctx: TxCtx, storeId: string, rates: StoreRates): Promise<void> {
  const found = eq(store.id, storeId)
  const [row] = await ctx.db.select({ id: store.id }).from(store).where(found).for('update')
  if (!row) throw notFound()
  const before = await ctx.db
    .select({
      categoryId: storeCategory.productCategoryId,
      commissionPpm: storeCategory.commissionPpm,
    })
    .from(storeCategory)
    .where(eq(storeCategory.sellerId, storeId))
    .orderBy(asc(storeCategory.place))
  const named = new Map(rates.map(({ categoryId, commissionPpm }) => [categoryId, commissionPpm]))
  const isWhole = before.every(({ categoryId }) => named.has(categoryId))
  if (!isWhole || rates.length !== before.length)
    throw new FieldFaults([{ field: 'rates', key: 'error.fieldNotAllowed', values: {} }])
  for (const [categoryId, commissionPpm] of named)
    await ctx.db
      .update(storeCategory)
      .set({ commissionPpm })
      .where(
        and(eq(storeCategory.sellerId, storeId), eq(storeCategory.productCategoryId, categoryId)),
      )
  ctx.audit('store', storeId, { rates: before }, { rates })
  await emit(ctx, storeChanged, { sellerId: storeId })
}
