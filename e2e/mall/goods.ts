import type { ApiCall } from '@ironsouq/contract/client'
import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import { productDetailEndpoints } from '@ironsouq/contract/mall/product-detail/product-detail.endpoints'
import { productSearchEndpoints } from '@ironsouq/contract/mall/product-search/product-search.endpoints'
import type { ProductCard } from '@ironsouq/contract/mall/product-search/product-search.schema'
import { paymentEndpoints } from '@ironsouq/contract/money/payment/payment.endpoints'
import { addressEndpoints } from '@ironsouq/contract/people/address/address.endpoints'
import { expect } from '@playwright/test'
import { sql } from '../environment/sql.ts'

export interface Goods extends ProductCard {
  skuId: string
}

/** More than all tests together buy of one product. */
const ENOUGH = 20

export const ADDRESS = {
  recipient: 'Saeed Al Mansoori',
  phone: '+971501234567',
  country: 'AE',
  region: 'sharjah',
  city: 'Al Sajaa',
  detail: 'Street 12, yard 40',
}

const hasOneVariant = <T extends ProductCard>(card: T): card is T & Goods => card.skuId !== null

/** Products of one variant with enough stock, each of another store. */
export async function goodsOfStores(call: ApiCall, stores: number): Promise<Goods[]> {
  const found = new Map<string, Goods>()
  for (let current = 1; found.size < stores; current++) {
    const query = { service: 'inStock', sort: 'priceLow', size: 50, current } as const
    const { records } = await call(productSearchEndpoints.list, { query })
    if (records.length === 0) throw new Error('the environment has too few products')
    for (const card of records.filter(hasOneVariant)) {
      if (found.size === stores || found.has(card.storeId) || card.isVirtual) continue
      const product = { query: { prodId: card.productId } }
      const { variants } = await call(productDetailEndpoints.info, product)
      if ((variants[0]?.available ?? 0) >= ENOUGH) found.set(card.storeId, card)
    }
  }
  return [...found.values()]
}

/** Products of one store, each of one variant. */
export async function goodsOfOneStore(call: ApiCall, count: number): Promise<Goods[]> {
  const stores = new Map<string, Goods[]>()
  for (let current = 1; ; current++) {
    const query = { service: 'inStock', sort: 'priceLow', size: 50, current } as const
    const { records } = await call(productSearchEndpoints.list, { query })
    if (records.length === 0) throw new Error('the environment has too few products')
    for (const card of records.filter(hasOneVariant)) {
      if (card.isVirtual) continue
      const product = { query: { prodId: card.productId } }
      const { variants } = await call(productDetailEndpoints.info, product)
      if ((variants[0]?.available ?? 0) < ENOUGH) continue
      const found = [...(stores.get(card.storeId) ?? []), card]
      if (found.length === count) return found
      stores.set(card.storeId, found)
    }
  }
}

interface Line {
  skuId: string
  quantity: number
}

interface Delivery {
  sellerId: string
  method: 'courier'
  message: string
}

/** An order that waits for its payment; returns the number of the payment. */
export async function orderToPay(
  call: ApiCall,
  lines: Line[],
  deliveries: Delivery[] = [],
): Promise<string> {
  const { addressId } = await call(addressEndpoints.add, { body: ADDRESS })
  const chosen = { lines, addressId, deliveries }
  const { total } = await call(orderEndpoints.confirm, { body: chosen })
  const body = { ...chosen, submitId: crypto.randomUUID(), expected: total }
  return (await call(orderEndpoints.submit, { body })).payNo
}

/** Moves the end of the time to pay: no test waits for half an hour. */
export async function endTimeToPay(databaseUrl: string, payNo: string, seconds: number) {
  const values = [payNo, seconds]
  const soon = `now() + make_interval(secs => $2)`
  await sql(databaseUrl, `update checkout set expires_at = ${soon} where pay_no = $1`, values)
  await sql(
    databaseUrl,
    `update store_order set expires_at = ${soon}
     where checkout_id = (select id from checkout where pay_no = $1)`,
    values,
  )
}

/** Pays by card on the page of the provider; the browser never comes back. */
export async function payByCard(call: ApiCall, payNo: string): Promise<void> {
  const { total: expected } = await call(paymentEndpoints.show, { query: { payNo } })
  const { step } = await call(paymentEndpoints.open, { body: { payNo, method: 'card', expected } })
  if (step.kind !== 'redirect') throw new Error('a card is paid on a page of the provider')
  const body = new URLSearchParams({ card: '4242 4242 4242 4242', answer: 'pay' })
  await fetch(step.url, { method: 'POST', body, redirect: 'manual' })
}

/** An order that was paid by card, as its buyer sees it. */
export async function aPaidOrder(call: ApiCall, lines: Line[], deliveries: Delivery[] = []) {
  await payByCard(call, await orderToPay(call, lines, deliveries))
  const paid = async () => {
    const { records } = await call(orderEndpoints.list, { query: { state: 'pendingDelivery' } })
    return records[0]?.orderNumber
  }
  await expect.poll(paid, { timeout: 30_000 }).toBeDefined()
  const orderNumber = (await paid()) ?? ''
  return call(orderEndpoints.detail, { query: { orderNumber } })
}
