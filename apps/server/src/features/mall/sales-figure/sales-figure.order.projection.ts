import type { CountedStep } from '@ironsouq/contract/mall/sales-figure/sales-figure.enums'
import { sql } from 'drizzle-orm'
import type { Ctx, TxCtx } from '#kernel/ctx.ts'

export interface CountedOrder {
  sellerId: string
  currency: string
  payableMinor: bigint
  refundedMinor: bigint
  commissionMinor: bigint
  isShippedLate: boolean
  /** When each step was reached; null: it was not. */
  at: Record<CountedStep, Date | null>
  /** What was bought, by product in the order of their ids. */
  goods: { productId: string; quantity: number; paidMinor: bigint }[]
}

const momentOf = (text: string | null) => (text === null ? null : new Date(text))

/** What the figures count of an order. */
export async function orderToCount(ctx: Ctx, orderId: string): Promise<CountedOrder | undefined> {
  const { rows } = await ctx.db.execute<
    Record<'sellerId' | 'currency' | 'payable' | 'refundedMinor' | 'commission', string> &
      Record<CountedStep, string | null> & {
        isShippedLate: boolean
        goods: { productId: string; quantity: number; paid: string }[]
      }
  >(sql`
    select seller_id as "sellerId", currency, payable_minor as payable, refunded_minor as "refundedMinor",
      coalesce(shipped_at > ship_by, false) as "isShippedLate",
      paid_at as paid, case close_reason when 'refund' then canceled_at end as refunded,
      shipped_at as shipped, late_at as late,
      (select coalesce(sum(commission_minor), 0) from order_line where order_id = o.id) as commission,
      (select json_agg(json_build_object('productId', product_id, 'quantity', quantity, 'paid', paid) order by product_id)
        from (select product_id, sum(quantity)::int as quantity, sum(paid_minor)::text as paid
          from order_line where order_id = o.id and kind = 'goods' group by product_id) as bought) as goods
    from store_order o where id = ${orderId}::uuid`)
  const [row] = rows
  if (!row) return undefined
  return {
    sellerId: row.sellerId,
    currency: row.currency,
    payableMinor: BigInt(row.payable),
    refundedMinor: BigInt(row.refundedMinor),
    commissionMinor: BigInt(row.commission),
    isShippedLate: row.isShippedLate,
    at: {
      paid: momentOf(row.paid),
      refunded: momentOf(row.refunded),
      shipped: momentOf(row.shipped),
      late: momentOf(row.late),
    },
    goods: row.goods.map(({ productId, quantity, paid }) => ({
      productId,
      quantity,
      paidMinor: BigInt(paid),
    })),
  }
}

/** An event is not delivered again after so many days; older orders need no row. */
const COUNTED_DAYS = 90

/** Each step that an order reached, on its day in the Emirates. */
const steps = sql`
  select o.id, o.seller_id, o.currency, step, (reached at time zone 'Asia/Dubai')::date as day, reached,
    o.payable_minor, o.refunded_minor, coalesce(o.shipped_at > o.ship_by, false) as is_shipped_late
  from store_order o, lateral (values ('paid', o.paid_at),
    ('refunded', case o.close_reason when 'refund' then o.canceled_at end),
    ('shipped', o.shipped_at), ('late', o.late_at)) as each (step, reached)
  where reached is not null`

/** Calculates all figures again from the orders. Consumers wait meanwhile, and count only what is not counted here. */
export async function countAllOrders(ctx: TxCtx): Promise<void> {
  await ctx.db.execute(sql`lock table counted_order in share row exclusive mode`)
  await ctx.db.execute(sql`delete from counted_order`)
  await ctx.db.execute(sql`delete from store_day`)
  await ctx.db.execute(sql`delete from product_period`)
  const now = ctx.now().toISOString()
  await ctx.db.execute(sql`
    insert into counted_order (order_id, step, created_at)
    select id, step, ${now}::timestamptz from (${steps}) as each
    where reached > ${now}::timestamptz - make_interval(days => ${COUNTED_DAYS}::int)`)
  await ctx.db.execute(sql`
    insert into store_day (seller_id, day, currency, orders, sales_minor, commission_minor, refunds, refunded_minor,
      refunded_commission_minor, shipped, shipped_late, late)
    select seller_id, day, currency,
      count(*) filter (where step = 'paid'),
      coalesce(sum(payable_minor) filter (where step = 'paid'), 0),
      coalesce(sum(commission) filter (where step = 'paid'), 0),
      count(*) filter (where step = 'refunded'),
      coalesce(sum(refunded_minor) filter (where step = 'refunded'), 0),
      coalesce(sum(commission) filter (where step = 'refunded'), 0),
      count(*) filter (where step = 'shipped'),
      count(*) filter (where step = 'shipped' and is_shipped_late),
      count(*) filter (where step = 'late')
    from (${steps}) as each
    left join (select order_id, sum(commission_minor) as commission from order_line group by order_id) as lines
      on lines.order_id = each.id
    group by seller_id, day, currency`)
  await ctx.db.execute(sql`
    insert into product_period (seller_id, grain, starts_on, product_id, currency, quantity, sales_minor, refunded)
    select each.seller_id, grain, date_trunc(grain, each.day::timestamp)::date, product_id, currency,
      coalesce(sum(quantity) filter (where step = 'paid'), 0),
      coalesce(sum(paid_minor) filter (where step = 'paid'), 0),
      coalesce(sum(quantity) filter (where step = 'refunded'), 0)
    from (${steps}) as each
    join order_line on order_line.order_id = each.id and order_line.kind = 'goods'
    cross join (values ('day'), ('month')) as period (grain)
    where step in ('paid', 'refunded')
    group by 1, 2, 3, 4, 5`)
}
