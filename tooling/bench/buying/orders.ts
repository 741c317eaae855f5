import type { Environment } from '../../environment.ts'
import { logProgress } from '../comparison.ts'

const BLOCK = 50_000

/** States of the orders of a store after some time, as parts of a hundred. */
const STATE = `case when n % 100 < 2 then 'pendingPayment' when n % 100 < 5 then 'pendingDelivery'
  when n % 100 < 10 then 'pendingReceipt' when n % 100 < 20 then 'canceled' else 'completed' end`

interface Orders {
  memberIds: readonly string[]
  skuId: string
  count: number
}

/**
 * Orders of one line each at one store, a minute apart, by its buyers in turns.
 */
export async function insertOrders(
  { pool }: Environment,
  { memberIds, skuId, count }: Orders,
): Promise<void> {
  const client = await pool.connect()
  // The triggers would check each sum and reference once more, which takes longer than the rows themselves.
  await client.query('set session_replication_role = replica')
  for (let from = 1; from <= count; from += BLOCK) {
    const to = Math.min(from + BLOCK - 1, count)
    await client.query(
      `with given as (
         select n, gen_random_uuid() as checkout_id, uuidv7() as order_id, ($3::uuid[])[1 + n % cardinality($3::uuid[])] as member_id,
           now() - ($5::int - n) * interval '1 minute' as at, ${STATE} as state
         from generate_series($1::int, $2::int) n
       ), paid as (
         insert into checkout (id, member_id, pay_no, state, currency, total_minor, rates, expires_at, created_at)
         select checkout_id, member_id, 'P' || n, 'placed', 'AED', price_minor, '{"AED": "3.6725"}', at + interval '30 minutes', at
         from given, sku where sku.id = $4
       ), ordered as (
         insert into store_order (id, number, member_id, seller_id, checkout_id, state, close_reason, delivery, address, currency,
           goods_minor, discount_minor, freight_minor, vat_minor, payable_minor, quantity, expires_at, paid_at, created_at, updated_at)
         select order_id, lpad(n::text, 16, '0'), member_id, seller_id, checkout_id, state,
           case when state = 'canceled' then 'timeout' end, 'courier',
           '{"recipient": "Bench", "phone": "+971501234567", "country": "AE", "region": "sharjah", "city": "Al Sajaa", "detail": "Street 12, yard 40", "makani": null, "postalCode": null}',
           'AED', price_minor, 0, 0, 0, price_minor, 1, at + interval '30 minutes',
           case when state in ('pendingDelivery', 'pendingReceipt', 'completed') then at end, at, at
         from given, sku where sku.id = $4
       )
       insert into order_line (order_id, member_id, seller_id, position, product_id, sku_id, sku_code, name, variant, quantity,
         unit_minor, goods_minor, discount_minor, paid_minor, vat_minor, tax_scheme, commission_ppm, commission_minor, weight_g, created_at)
       select order_id, member_id, seller_id, 0, product_id, sku.id, code, '{"en": "Oil filter"}', '{}', 1,
         price_minor, price_minor, 0, price_minor, 0, 'standard', 80000, 0, weight_g, at
       from given, sku where sku.id = $4`,
      [from, to, memberIds, skuId, count],
    )
    if (count > BLOCK) logProgress(`  ${to} of ${count} orders`)
  }
  // Neither did the trigger that writes what they are found by.
  await client.query(
    `insert into order_word (order_id, member_id, seller_id, word)
     select o.id, o.member_id, o.seller_id, w.word from store_order o, order_words(o.number, o.address, '{}') as w (word)
     on conflict do nothing`,
  )
  await client.query('reset session_replication_role')
  client.release()
  await pool.query('vacuum analyze checkout, store_order, order_line, order_word')
}
