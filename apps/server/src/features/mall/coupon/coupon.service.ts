import { statesOf } from '@ironsouq/contract/lifecycle'
import type { CouponAction } from '@ironsouq/contract/mall/coupon/coupon.lifecycle'
import { couponLifecycle } from '@ironsouq/contract/mall/coupon/coupon.lifecycle'
import type { CouponForm, CouponRecord } from '@ironsouq/contract/mall/coupon/coupon.schema'
import { and, eq } from 'drizzle-orm'
import { currencyOf } from '#features/mall/freight/freight.template.projection.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { one, violatedReference } from '#kernel/data/db.ts'
import { transition } from '#kernel/data/transition.ts'
import { updateVersioned } from '#kernel/data/versioned.ts'
import { FieldFaults, notFound, Refusal } from '#kernel/errors.ts'
import { occurrence } from '#kernel/work/events.ts'
import { couponMoved } from './coupon.events.ts'
import { couponRecord, type Issuer, ofIssuer } from './coupon.record.projection.ts'
import { columnsOf, namedBy } from './coupon.rules.ts'
import { coupon, couponProduct, couponStore } from './coupon.tables.ts'

/** Who states the terms. The platform says in which currency; a store has its own. */
type Author = { sellerId: string } | { sellerId: null; currency: string }

async function currencyOfAuthor(ctx: Ctx, author: Author): Promise<string> {
  if (author.sellerId === null) return author.currency
  const currency = await currencyOf(ctx, author.sellerId)
  if (currency === undefined) throw new Refusal('portalProduct.noStore')
  return currency
}

async function writeNamed(ctx: TxCtx, couponId: string, { sellerId }: Issuer, form: CouponForm) {
  const { stores, products, exceptions } = namedBy(form)
  // Only the platform names stores: a store has no right to that table.
  if (sellerId === null) await ctx.db.delete(couponStore).where(eq(couponStore.couponId, couponId))
  await ctx.db.delete(couponProduct).where(eq(couponProduct.couponId, couponId))
  if (stores.length > 0)
    await ctx.db.insert(couponStore).values(stores.map((storeId) => ({ couponId, storeId })))
  const rows = [
    ...products.map((productId) => ({ productId, isException: false })),
    ...exceptions.map((productId) => ({ productId, isException: true })),
  ]
  if (rows.length > 0)
    await ctx.db.insert(couponProduct).values(rows.map((row) => ({ ...row, couponId, sellerId })))
}

/** A store or a product that does not exist, or is of another store, is a wrong field. */
async function withKnown<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (err) {
    if (violatedReference(err) === null) throw err
    throw new FieldFaults([{ field: 'productIds', key: 'error.fieldNotAllowed', values: {} }])
  }
}

export const createCoupon = (ctx: Ctx, author: Author, form: CouponForm): Promise<CouponRecord> =>
  atomic(ctx, (ctx) =>
    withKnown(async () => {
      const { sellerId } = author
      const currency = await currencyOfAuthor(ctx, author)
      const columns = columnsOf(form, currency, sellerId !== null)
      const now = { createdAt: ctx.now(), updatedAt: ctx.now() }
      const { id } = one(
        await ctx.db
          .insert(coupon)
          .values({ ...columns, ...now, sellerId })
          .returning({ id: coupon.id }),
      )
      await writeNamed(ctx, id, author, form)
      ctx.audit('coupon', id, {}, { name: form.name })
      return couponRecord(ctx, author, id)
    }),
  )

/** Replaces a draft; what members may hold is not changed any more. */
export const saveCoupon = (
  ctx: Ctx,
  author: Author,
  { couponId, version, ...form }: CouponForm & { couponId: string; version: number },
): Promise<CouponRecord> =>
  atomic(ctx, (ctx) =>
    withKnown(async () => {
      const read = () => couponRecord(ctx, author, couponId)
      const before = await read()
      if (!statesOf(couponLifecycle, 'edit').includes(before.state))
        throw new Refusal('portalCoupon.termsAreFinal')
      const currency = await currencyOfAuthor(ctx, author)
      const columns = columnsOf(form, currency, author.sellerId !== null)
      const set = { ...columns, updatedAt: ctx.now() }
      const row = await updateVersioned(ctx, coupon, { id: couponId, version }, { set, read })
      // It was started since: the version does not tell.
      if (row.state !== 'draft') throw new Refusal('portalCoupon.termsAreFinal')
      await writeNamed(ctx, couponId, author, form)
      ctx.audit('coupon', couponId, { name: before.name }, { name: form.name })
      return read()
    }),
  )

/** Starts or stops a coupon. What members hold stays valid. */
export const moveCoupon = (
  ctx: Ctx,
  issuer: Issuer,
  by: { as: 'merchant' | 'staff'; actorId: string },
  { couponId: id, action }: { couponId: string; action: CouponAction },
): Promise<CouponRecord> =>
  atomic(ctx, async (ctx) => {
    const [row] = await ctx.db
      .select({ endsAt: coupon.endsAt })
      .from(coupon)
      .where(and(eq(coupon.id, id), ofIssuer(issuer)))
    if (!row) throw notFound()
    if (action === 'start' && row.endsAt <= ctx.now()) throw new Refusal('portalCoupon.overAlready')
    await transition(
      ctx,
      coupon,
      couponLifecycle,
      { id, action, by: by.as, actorId: by.actorId },
      {
        set: { updatedAt: ctx.now() },
        emit: [occurrence(couponMoved, { couponId: id, sellerId: issuer.sellerId })],
      },
    )
    return couponRecord(ctx, issuer, id)
  })
