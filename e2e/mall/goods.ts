import { addressEndpoints } from '@ironsouq/contract/address/address.endpoints'
import type { ApiCall } from '@ironsouq/contract/client'
import { orderEndpoints } from '@ironsouq/contract/order/order.endpoints'
import { productDetailEndpoints } from '@ironsouq/contract/product-detail/product-detail.endpoints'
import { productSearchEndpoints } from '@ironsouq/contract/product-search/product-search.endpoints'
import type { ProductCard } from '@ironsouq/contract/product-search/product-search.schema'

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

const hasOneVariant = (card: ProductCard): card is Goods => card.skuId !== null

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

/** An order of one piece that waits for its payment; returns the number of the payment. */
export async function orderToPay(call: ApiCall, skuId: string): Promise<string> {
  const lines = [{ skuId, quantity: 1 }]
  const { addressId } = await call(addressEndpoints.add, { body: ADDRESS })
  const { total } = await call(orderEndpoints.confirm, { body: { lines, addressId } })
  const body = { lines, addressId, submitId: crypto.randomUUID(), expected: total }
  return (await call(orderEndpoints.submit, { body })).payNo
}
