import type { BodyOf } from '@ironsouq/contract/endpoint'
import type { flashSaleMerchantEndpoints } from '@ironsouq/contract/mall/flash-sale/flash-sale.endpoints'
import { flashSaleLifecycle } from '@ironsouq/contract/mall/flash-sale/flash-sale.lifecycle'
import { FLASH_DAYS_MAX } from '@ironsouq/contract/mall/flash-sale/flash-sale.limits'
import type {
  FlashSaleForm,
  FlashSaleRecord,
} from '@ironsouq/contract/mall/flash-sale/flash-sale.schema'
import { minorOf, toMinor } from '@ironsouq/contract/money/money/minor-units'
import { and, eq, sql } from 'drizzle-orm'
import { currencyOfStore } from '#features/mall/product/product.store.projection.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { one, violatedExclusion } from '#kernel/data/db.ts'
import { replaceTexts, textsOf } from '#kernel/data/texts.ts'
import { transition } from '#kernel/data/transition.ts'
import { updateVersioned } from '#kernel/data/versioned.ts'
import { ConflictRefusal, FieldFaults, notFound, Refusal } from '#kernel/errors.ts'
import { occurrence } from '#kernel/work/events.ts'
import { flashSaleChanged } from './flash-sale.events.ts'
import { flashGoods, flashSaleRecord } from './flash-sale.projection.ts'
import { conflictOf, flashSaleById, type FlashSale } from './flash-sale.queries.ts'
import { flashItem, flashSale, flashSaleText } from './flash-sale.tables.ts'

type Faults = FieldFaults['faults']
const DAY_MS = 86_400_000

const wrong = (
  field: string,
  key: Faults[number]['key'],
  values: Faults[number]['values'] = {},
) => ({ field, key, values })

/** What the schema of the form cannot say of its items: own variants, once each, for less than their list prices. */
async function itemFaults(ctx: Ctx, { items }: FlashSaleForm, sellerId: string, currency: string) {
  const ids = items.map(({ skuId }) => skuId)
  const known = new Map(
    (await flashGoods(ctx, { sellerId, skuIds: ids })).map((goods) => [goods.skuId, goods]),
  )
  return items.flatMap(({ skuId, price: amount }, at): Faults[number][] => {
    const goods = known.get(skuId)
    if (!goods || ids.indexOf(skuId) < at)
      return [wrong(`items.${at}.skuId`, 'error.fieldNotAllowed')]
    const minor = toMinor({ amount, currency })
    if (!minor) return [wrong(`items.${at}.price`, 'portalPromotion.fault_notWhole')]
    return goods.listPrice.currency === currency && minor < minorOf(goods.listPrice)
      ? []
      : [wrong(`items.${at}.price`, 'portalFlashSale.fault_notLower')]
  })
}

/** The columns of a form, in the currency of the store. */
async function columnsOf(ctx: Ctx, sellerId: string, form: FlashSaleForm) {
  const currency = await currencyOfStore(ctx, sellerId)
  if (currency === undefined) throw new Refusal('portalProduct.noStore')
  const faults = await itemFaults(ctx, form, sellerId, currency)
  const [startsAt, endsAt] = [new Date(form.startsAt), new Date(form.endsAt)]
  const lastsMs = endsAt.getTime() - startsAt.getTime()
  if (lastsMs <= 0) faults.push(wrong('endsAt', 'portalPromotion.fault_endsBefore'))
  if (lastsMs > FLASH_DAYS_MAX * DAY_MS)
    faults.push(wrong('endsAt', 'portalPromotion.fault_tooLong', { days: FLASH_DAYS_MAX }))
  if (faults.length > 0) throw new FieldFaults(faults)
  return { sellerId, startsAt, endsAt, currency }
}

/** Its names and its variants, in the place of those before. */
async function replaceParts(ctx: TxCtx, sale: FlashSale, form: FlashSaleForm): Promise<void> {
  const { id: flashSaleId, sellerId, startsAt, endsAt, isOpen, currency } = sale
  const names = textsOf(form.names, (name) => ({ name, sellerId }))
  await replaceTexts(ctx, flashSaleText, { flashSaleId }, names)
  await ctx.db.delete(flashItem).where(eq(flashItem.flashSaleId, flashSaleId))
  await ctx.db.insert(flashItem).values(
    form.items.map(({ skuId, price: amount, quantity, perPerson }, position) => ({
      flashSaleId,
      sellerId,
      startsAt,
      endsAt,
      isOpen,
      skuId,
      position,
      priceMinor: minorOf({ amount, currency }),
      quantity,
      perPerson,
      createdAt: ctx.now(),
    })),
  )
}

export const createFlashSale = (
  ctx: Ctx,
  sellerId: string,
  form: FlashSaleForm,
): Promise<FlashSaleRecord> =>
  atomic(ctx, async (ctx) => {
    const columns = await columnsOf(ctx, sellerId, form)
    const sale = one(
      await ctx.db
        .insert(flashSale)
        .values({ ...columns, createdAt: ctx.now() })
        .returning(),
    )
    await replaceParts(ctx, sale, form)
    return flashSaleRecord(ctx, sale.id, 'merchant')
  })

/** Locked: a draft that is being scheduled is not written to, and one that is being written is not scheduled. */
async function lockedDraft(ctx: TxCtx, id: string): Promise<FlashSale> {
  const [row] = await ctx.db.select().from(flashSale).where(eq(flashSale.id, id)).for('update')
  if (!row) throw notFound()
  if (row.state !== 'draft') throw new Refusal('error.stateChanged')
  return row
}

export const saveFlashSale = (
  ctx: Ctx,
  sellerId: string,
  { flashSaleId: id, version, ...form }: BodyOf<typeof flashSaleMerchantEndpoints.save>,
): Promise<FlashSaleRecord> =>
  atomic(ctx, async (ctx) => {
    await lockedDraft(ctx, id)
    const { sellerId: _, ...set } = await columnsOf(ctx, sellerId, form)
    const read = () => flashSaleRecord(ctx, id, 'merchant')
    const sale = await updateVersioned(ctx, flashSale, { id, version }, { set, read })
    await replaceParts(ctx, sale, form)
    return read()
  })

export const removeFlashSale = (ctx: Ctx, id: string): Promise<null> =>
  atomic(ctx, async (ctx) => {
    const gone = await ctx.db
      .delete(flashSale)
      .where(and(eq(flashSale.id, id), eq(flashSale.state, 'draft')))
      .returning({ id: flashSale.id })
    if (gone.length === 0) throw notFound()
    return null
  })

const changed = ({ id: flashSaleId, sellerId }: FlashSale) => ({
  emit: [occurrence(flashSaleChanged, { flashSaleId, sellerId })],
})

/** Lets a draft run in its session. The database refuses it when another sale has one of its variants then [PM-2]. */
export async function scheduleFlashSale(
  ctx: Ctx,
  actorId: string,
  { flashSaleId: id, version }: BodyOf<typeof flashSaleMerchantEndpoints.schedule>,
): Promise<FlashSaleRecord> {
  try {
    return await atomic(ctx, async (ctx) => {
      const row = await lockedDraft(ctx, id)
      if (row.version !== version)
        throw new ConflictRefusal(await flashSaleRecord(ctx, id, 'merchant'))
      if (row.endsAt <= ctx.now())
        throw new FieldFaults([wrong('endsAt', 'portalPromotion.fault_over')])
      if (row.currency !== (await currencyOfStore(ctx, row.sellerId)))
        throw new Refusal('portalPromotion.otherCurrency')
      const other = await conflictOf(ctx, row)
      if (other !== undefined) throw new Refusal('portalFlashSale.conflictWith', { name: other })
      const move = { id, action: 'schedule', by: 'merchant', actorId } as const
      const set = { version: sql`${flashSale.version} + 1`, settleAt: row.endsAt }
      await transition(ctx, flashSale, flashSaleLifecycle, move, { ...changed(row), set })
      return flashSaleRecord(ctx, id, 'merchant')
    })
  } catch (err) {
    // Another one was scheduled at the same moment: who looks now sees its name.
    if (violatedExclusion(err) === 'flash_item_one_sale_at_a_time')
      throw new Refusal('portalFlashSale.conflictNow')
    throw err
  }
}

export const withdrawFlashSale = (
  ctx: Ctx,
  actorId: string,
  id: string,
): Promise<FlashSaleRecord> =>
  atomic(ctx, async (ctx) => {
    const row = await flashSaleById(ctx, id)
    if (!row) throw notFound()
    const move = { id, action: 'withdraw', by: 'merchant', actorId } as const
    const set = { version: sql`${flashSale.version} + 1`, settleAt: null }
    await transition(ctx, flashSale, flashSaleLifecycle, move, { ...changed(row), set })
    return flashSaleRecord(ctx, id, 'merchant')
  })

interface Stopping {
  id: string
  by: 'merchant' | 'staff'
  actorId: string
  reason: string | null
}

/** Ends it at once. Orders that were placed keep their price; what is left goes back to the normal stock right after. */
export const stopFlashSale = (
  ctx: Ctx,
  { id, by, actorId, reason: stopReason }: Stopping,
): Promise<FlashSaleRecord> =>
  atomic(ctx, async (ctx) => {
    const row = await flashSaleById(ctx, id)
    if (!row) throw notFound()
    const set = { stopReason, isStoppedByStaff: by === 'staff', settleAt: ctx.now() }
    const move = { id, action: 'stop', by, actorId } as const
    await transition(ctx, flashSale, flashSaleLifecycle, move, { ...changed(row), set })
    if (by === 'staff') ctx.audit('flashSale', id, { stopReason: null }, { stopReason })
    return flashSaleRecord(ctx, id, by)
  })
