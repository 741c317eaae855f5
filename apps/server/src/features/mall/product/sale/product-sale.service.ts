import { sql } from 'drizzle-orm'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { emitAll, occurrence } from '#kernel/work/events.ts'
import { salesCounted } from '../product.events.ts'

/** What an order has of a store, by product. */
export interface Sale {
  orderId: string
  sellerId: string
  goods: readonly { productId: string; quantity: number }[]
}

type Counted = { productId: string }

/** The products of a sale, locked in the order of their ids: two sales never wait for each other. */
const locked = ({ goods }: Sale) => sql`locked as materialized (
    select product.id, given.quantity
    from unnest(${sql.param(goods.map(({ productId }) => productId))}::uuid[],
      ${sql.param(goods.map(({ quantity }) => quantity))}::int[]) as given (product_id, quantity)
    join product on product.id = given.product_id
    order by product.id for no key update of product
  )`

const tell = (ctx: TxCtx, counted: readonly Counted[]): Promise<void> =>
  emitAll(
    ctx,
    counted.map(({ productId }) => occurrence(salesCounted, { productId })),
  )

/** Adds an order to what was sold of its products, once. */
export const countSale = (ctx: Ctx, sale: Sale): Promise<void> =>
  atomic(ctx, async (ctx) => {
    const at = sql`${ctx.now().toISOString()}::timestamptz`
    const { rows } = await ctx.db.execute<Counted>(sql`
      with ${locked(sale)}, counted as (
        insert into product_sale (order_id, product_id, seller_id, quantity, is_returned, created_at, updated_at)
        select ${sale.orderId}::uuid, id, ${sale.sellerId}::uuid, quantity, false, ${at}, ${at} from locked
        on conflict (order_id, product_id) do nothing
        returning product_id, quantity
      )
      update product set sold_count = sold_count + counted.quantity
      from counted where product.id = counted.product_id
      returning product.id as "productId"`)
    await tell(ctx, rows)
  })

/**
 * Takes a refunded order out of what was sold of its products, once. A payment and its refund can be closer together than
 * their consumers: an order that was not counted yet never will be.
 */
export const takeBackSale = (ctx: Ctx, sale: Sale): Promise<void> =>
  atomic(ctx, async (ctx) => {
    const at = sql`${ctx.now().toISOString()}::timestamptz`
    const { rows } = await ctx.db.execute<Counted>(sql`
      with ${locked(sale)}, returned as (
        insert into product_sale (order_id, product_id, seller_id, quantity, is_returned, created_at, updated_at)
        select ${sale.orderId}::uuid, id, ${sale.sellerId}::uuid, quantity, true, ${at}, ${at} from locked
        on conflict (order_id, product_id) do update set is_returned = true, updated_at = excluded.updated_at
          where not product_sale.is_returned
        returning product_id, quantity, old.order_id is not null as was_counted
      )
      update product set sold_count = sold_count - returned.quantity
      from returned where product.id = returned.product_id and returned.was_counted
      returning product.id as "productId"`)
    await tell(ctx, rows)
  })
