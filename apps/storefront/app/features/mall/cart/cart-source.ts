import { cartEndpoints } from '@ironsouq/contract/mall/cart/cart.endpoints'
import type { Cart } from '@ironsouq/contract/mall/cart/cart.schema'
import { apiWith } from '#kit/api/browser-api.ts'
import { log } from '#kit/log.ts'
import { withMore, withSeen } from './parts/cart-edits.ts'
import type { LocalLine } from './parts/cart-lines.ts'
import { cartStore, readLocalCart, writeLocalCart } from './parts/cart-store.ts'
import { mergeCart } from './parts/merge-cart.ts'

/** A cart that can be changed: the member's on the server, or the visitor's in this browser. */
export interface CartSource {
  show: () => Promise<Cart>
  setQuantity: (skuId: string, quantity: number) => Promise<Cart>
  check: (skuIds: readonly string[], isChecked: boolean) => Promise<Cart>
  remove: (skuIds: readonly string[]) => Promise<Cart>
  /** Takes a removal back. */
  restore: (skuId: string, quantity: number) => Promise<Cart>
}

const call = apiWith({ isOwn: true })

function counted(cart: Cart): Cart {
  cartStore.set({ lines: cart.lines + cart.invalid.length })
  return cart
}

export const memberCart: CartSource = {
  async show() {
    await mergeCart().catch((err: unknown) => log('the cart could not be merged', err))
    return counted(await call(cartEndpoints.show))
  },
  setQuantity: async (skuId, quantity) =>
    counted(await call(cartEndpoints.change, { body: { skuId, quantity } })),
  check: async (skuIds, isChecked) =>
    counted(await call(cartEndpoints.check, { body: { skuIds: [...skuIds], isChecked } })),
  remove: async (skuIds) =>
    counted(await call(cartEndpoints.remove, { body: { skuIds: [...skuIds] } })),
  async restore(skuId, quantity) {
    await call(cartEndpoints.add, { body: { skuId, quantity } })
    return counted(await call(cartEndpoints.show))
  },
}

async function quoted(): Promise<Cart> {
  const { lines } = readLocalCart()
  const cart = await call(cartEndpoints.quote, { body: { lines: [...lines] } })
  const now = readLocalCart()
  writeLocalCart({ ...now, lines: withSeen(now.lines, cart) })
  return counted(cart)
}

function changed(change: (lines: readonly LocalLine[]) => readonly LocalLine[]): Promise<Cart> {
  const cart = readLocalCart()
  writeLocalCart({ ...cart, lines: change(cart.lines) })
  return quoted()
}

export const visitorCart: CartSource = {
  show: quoted,
  setQuantity: (skuId, quantity) =>
    changed((lines) =>
      // A line that was changed has a price that was seen now.
      lines.map((line) => (line.skuId === skuId ? { ...line, quantity, seen: null } : line)),
    ),
  check: (skuIds, isChecked) =>
    changed((lines) =>
      lines.map((line) => (skuIds.includes(line.skuId) ? { ...line, isChecked } : line)),
    ),
  remove: (skuIds) => changed((lines) => lines.filter(({ skuId }) => !skuIds.includes(skuId))),
  restore: (skuId, quantity) => changed((lines) => withMore(lines, { skuId, quantity }) ?? lines),
}
