import { sql } from 'drizzle-orm'

/** What can be bought of a variant, over all warehouses in use. For queries that read from `sku`. */
export const skuAvailable = sql<number>`(
  select coalesce(sum(stock.on_hand - stock.held), 0)::int
  from stock join warehouse on warehouse.id = stock.warehouse_id and warehouse.is_active
  where stock.sku_id = sku.id)`

/** Whether a variant on sale is sold out, or as few as it or its store says. For queries that read from `sku`. */
export const skuIsLow = sql<boolean>`(sku.is_active
  and exists (select from product as offered where offered.id = sku.product_id and offered.state = 'onSale')
  and ${skuAvailable}
    <= coalesce(sku.low_at, (select store.low_at from store where store.id = sku.seller_id)))`
