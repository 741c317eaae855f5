import type { BodyOf } from '@ironsouq/contract/endpoint'
import type { promotionEndpoints } from '@ironsouq/contract/mall/promotion/promotion.endpoints'
import type { EndReason } from '@ironsouq/contract/mall/promotion/promotion.enums'
import { giftFaults } from '@ironsouq/contract/mall/promotion/promotion.gift'
import { promotionLifecycle } from '@ironsouq/contract/mall/promotion/promotion.lifecycle'
import { PROMOTION_DAYS_MAX } from '@ironsouq/contract/mall/promotion/promotion.limits'
import { kindOfRule, ruleFaults } from '@ironsouq/contract/mall/promotion/promotion.rule'
import type {
  PromotionForm,
  PromotionRecord,
} from '@ironsouq/contract/mall/promotion/promotion.schema'
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
import { promotionChanged, promotionStopped } from './promotion.events.ts'
import { isFullReduction } from './promotion.pricing.rules.ts'
import {
  giftIds,
  hasVirtual,
  namedGifts,
  namedProducts,
  promotionRecord,
} from './promotion.projection.ts'
import { conflictsOf, promotionById, type Promotion } from './promotion.queries.ts'
import { promotion, promotionText } from './promotion.tables.ts'

type Faults = FieldFaults['faults']
const DAY_MS = 86_400_000

const wrong = (
  field: string,
  key: Faults[number]['key'],
  values: Faults[number]['values'] = {},
) => ({
  field,
  key,
  values,
})

/** What the schema of the form cannot say. */
function faultsOf(form: PromotionForm, currency: string, lowestMinor: bigint | null): Faults {
  const { rule } = form
  const ofRule = isFullReduction(rule)
    ? ruleFaults(rule, currency)
    : giftFaults(rule, currency, lowestMinor)
  const faults: Faults[number][] = ofRule.map(({ field, fault }) =>
    wrong(field, `portalPromotion.fault_${fault}`),
  )
  if (kindOfRule(rule) !== form.kind) faults.push(wrong('rule', 'error.fieldNotAllowed'))
  if (form.kind === 'gift' && form.scope !== 'chosen')
    faults.push(wrong('scope', 'error.fieldNotAllowed'))
  if (form.kind === 'gift' && form.budget !== null)
    faults.push(wrong('budget', 'error.fieldNotAllowed'))
  const lastsMs = Date.parse(form.endsAt) - Date.parse(form.startsAt)
  if (lastsMs <= 0) faults.push(wrong('endsAt', 'portalPromotion.fault_endsBefore'))
  if (lastsMs > PROMOTION_DAYS_MAX * DAY_MS)
    faults.push(wrong('endsAt', 'portalPromotion.fault_tooLong', { days: PROMOTION_DAYS_MAX }))
  if (form.scope === 'chosen' && form.productIds.length === 0)
    faults.push(wrong('productIds', 'portalPromotion.fault_noProducts'))
  const { budget } = form
  if (budget !== null && !toMinor({ amount: budget, currency }))
    faults.push(wrong('budget', 'portalPromotion.fault_zero'))
  return faults
}

/** What the cheapest of its products costs; null while none is chosen. */
async function lowestOf(
  ctx: Ctx,
  sellerId: string,
  { productIds }: PromotionForm,
  currency: string,
): Promise<bigint | null> {
  const products = await namedProducts(ctx, sellerId, productIds)
  const prices = products.flatMap(({ lowest }) =>
    lowest.currency === currency ? minorOf(lowest) : [],
  )
  return prices.length === 0 ? null : prices.reduce((a, b) => (b < a ? b : a))
}

/** The columns of a form, in the currency of the store. */
export async function columnsOf(ctx: Ctx, sellerId: string, form: PromotionForm) {
  const currency = await currencyOfStore(ctx, sellerId)
  if (currency === undefined) throw new Refusal('portalProduct.noStore')
  const lowestMinor = form.kind === 'gift' ? await lowestOf(ctx, sellerId, form, currency) : null
  const faults = faultsOf(form, currency, lowestMinor)
  if (faults.length > 0) throw new FieldFaults(faults)
  const productIds = [...new Set(form.productIds)].toSorted()
  return {
    sellerId,
    kind: form.kind,
    startsAt: new Date(form.startsAt),
    endsAt: new Date(form.endsAt),
    scope: form.scope,
    productIds,
    currency,
    rule: form.rule,
    budgetMinor: form.budget === null ? null : (toMinor({ amount: form.budget, currency }) ?? null),
  }
}

/** A store names its own products only; one that it has deleted since can stay. */
export async function refuseOthers(
  ctx: Ctx,
  sellerId: string,
  added: readonly string[],
): Promise<void> {
  const own = await namedProducts(ctx, sellerId, added)
  if (own.length < added.length)
    throw new FieldFaults([wrong('productIds', 'error.fieldNotAllowed')])
}

/** It gives its own variants only, and such as can be sent with what they come with [PM-5]. */
export async function refuseOtherGifts(
  ctx: Ctx,
  sellerId: string,
  { rule, productIds }: Pick<Promotion, 'rule' | 'productIds'>,
): Promise<void> {
  const ids = giftIds(rule)
  if (ids.length === 0) return
  const own = new Set((await namedGifts(ctx, sellerId, ids)).map(({ skuId }) => skuId))
  const faults = ids.flatMap((skuId, at) =>
    own.has(skuId) ? [] : wrong(`rule.gifts.${at}.skuId`, 'portalPromotion.fault_notGiven'),
  )
  if (await hasVirtual(ctx, productIds))
    faults.push(wrong('productIds', 'portalPromotion.fault_virtual'))
  if (faults.length > 0) throw new FieldFaults(faults)
}

const namesOf = (names: PromotionForm['names'], sellerId: string) =>
  textsOf(names, (name) => ({ name, sellerId }))

export const createPromotion = (
  ctx: Ctx,
  sellerId: string,
  form: PromotionForm,
): Promise<PromotionRecord> =>
  atomic(ctx, async (ctx) => {
    const columns = await columnsOf(ctx, sellerId, form)
    await refuseOthers(ctx, sellerId, columns.productIds)
    await refuseOtherGifts(ctx, sellerId, columns)
    const { id } = one(
      await ctx.db
        .insert(promotion)
        .values({ ...columns, createdAt: ctx.now() })
        .returning({ id: promotion.id }),
    )
    await replaceTexts(ctx, promotionText, { promotionId: id }, namesOf(form.names, sellerId))
    return promotionRecord(ctx, id, 'merchant')
  })

/** Locked: a draft that is being scheduled is not written to, and one that is being written is not scheduled. */
async function lockedDraft(ctx: TxCtx, id: string): Promise<Promotion> {
  const [row] = await ctx.db.select().from(promotion).where(eq(promotion.id, id)).for('update')
  if (!row) throw notFound()
  if (row.state !== 'draft') throw new Refusal('error.stateChanged')
  return row
}

export const savePromotion = (
  ctx: Ctx,
  sellerId: string,
  { promotionId: id, version, ...form }: BodyOf<typeof promotionEndpoints.save>,
): Promise<PromotionRecord> =>
  atomic(ctx, async (ctx) => {
    const before = await lockedDraft(ctx, id)
    const { sellerId: _, ...set } = await columnsOf(ctx, sellerId, form)
    await refuseOthers(
      ctx,
      sellerId,
      set.productIds.filter((productId) => !before.productIds.includes(productId)),
    )
    await refuseOtherGifts(ctx, sellerId, set)
    const read = () => promotionRecord(ctx, id, 'merchant')
    await updateVersioned(ctx, promotion, { id, version }, { set, read })
    await replaceTexts(ctx, promotionText, { promotionId: id }, namesOf(form.names, sellerId))
    return read()
  })

export const removePromotion = (ctx: Ctx, id: string): Promise<null> =>
  atomic(ctx, async (ctx) => {
    const gone = await ctx.db
      .delete(promotion)
      .where(and(eq(promotion.id, id), eq(promotion.state, 'draft')))
      .returning({ id: promotion.id })
    if (gone.length === 0) throw notFound()
    return null
  })

/** What its pages showed is rendered again. */
const changed = ({ id: promotionId, sellerId }: Pick<Promotion, 'id' | 'sellerId'>) => ({
  emit: [occurrence(promotionChanged, { promotionId, sellerId })],
})

const conflict = (name: string) => new Refusal('portalPromotion.conflictWith', { name })

/** Its time has come. One whose time is over by now ends instead. */
export async function startPromotion(ctx: TxCtx, row: Promotion): Promise<void> {
  if (row.endsAt <= ctx.now()) return
  const move = { id: row.id, action: 'start', by: 'system' } as const
  await transition(ctx, promotion, promotionLifecycle, move, changed(row))
}

export async function endPromotion(
  ctx: TxCtx,
  row: Pick<Promotion, 'id' | 'sellerId'>,
  endReason: EndReason,
): Promise<void> {
  const move = { id: row.id, action: 'end', by: 'system' } as const
  await transition(ctx, promotion, promotionLifecycle, move, {
    ...changed(row),
    set: { endReason },
  })
}

/** Lets a draft run in its time. The database refuses it when another one has one of its products [PM-5]. */
export async function schedulePromotion(
  ctx: Ctx,
  actorId: string,
  { promotionId: id, version }: BodyOf<typeof promotionEndpoints.schedule>,
): Promise<PromotionRecord> {
  try {
    return await atomic(ctx, async (ctx) => {
      const row = await lockedDraft(ctx, id)
      if (row.version !== version)
        throw new ConflictRefusal(await promotionRecord(ctx, id, 'merchant'))
      if (row.endsAt <= ctx.now())
        throw new FieldFaults([wrong('endsAt', 'portalPromotion.fault_over')])
      if (row.currency !== (await currencyOfStore(ctx, row.sellerId)))
        throw new Refusal('portalPromotion.otherCurrency')
      const [other] = await conflictsOf(ctx, row)
      if (other) throw conflict(other.name)
      const move = { id, action: 'schedule', by: 'merchant', actorId } as const
      const set = { version: sql`${promotion.version} + 1` }
      const scheduled = await transition(ctx, promotion, promotionLifecycle, move, { set })
      if (scheduled.startsAt <= ctx.now()) await startPromotion(ctx, scheduled)
      return promotionRecord(ctx, id, 'merchant')
    })
  } catch (err) {
    // Another one was scheduled at the same moment: who looks now sees its name.
    if (violatedExclusion(err) === 'promotion_one_at_a_time')
      throw new Refusal('portalPromotion.conflictNow')
    throw err
  }
}

export const withdrawPromotion = (
  ctx: Ctx,
  actorId: string,
  id: string,
): Promise<PromotionRecord> =>
  atomic(ctx, async (ctx) => {
    const move = { id, action: 'withdraw', by: 'merchant', actorId } as const
    const set = { version: sql`${promotion.version} + 1` }
    await transition(ctx, promotion, promotionLifecycle, move, { set })
    return promotionRecord(ctx, id, 'merchant')
  })

interface Stopping {
  id: string
  by: 'merchant' | 'staff'
  actorId: string
  reason: string | null
}

/** Ends it at once. Orders that were placed keep their price. */
export const stopPromotion = (
  ctx: Ctx,
  { id, by, actorId, reason: stopReason }: Stopping,
): Promise<PromotionRecord> =>
  atomic(ctx, async (ctx) => {
    const row = await promotionById(ctx, id)
    if (!row) throw notFound()
    const { emit } = changed(row)
    const ids = { promotionId: id, sellerId: row.sellerId }
    const move = { id, action: 'stop', by, actorId } as const
    await transition(ctx, promotion, promotionLifecycle, move, {
      set: { stopReason, isStoppedByStaff: by === 'staff' },
      emit: by === 'staff' ? [...emit, occurrence(promotionStopped, ids)] : emit,
    })
    if (by === 'staff') ctx.audit('promotion', id, { stopReason: null }, { stopReason })
    return promotionRecord(ctx, id, by)
  })
