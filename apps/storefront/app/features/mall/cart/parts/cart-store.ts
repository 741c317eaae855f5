import { resetWithSession } from '#kit/session/session-store.ts'
import { inLocalStorage, persist, restored } from '#kit/store/persisted.ts'
import { createStore } from '#kit/store/store.ts'
import { isLocalCart, NO_CART, type LocalCart } from './cart-lines.ts'

const NAME = 'cart'
const storage = inLocalStorage(NAME)

/** How many lines the cart has, for the badge: the member's, or those in this browser. */
export const cartStore = createStore({ lines: 0 })

export const readLocalCart = (): LocalCart => restored(NAME, storage, isLocalCart) ?? NO_CART

export const writeLocalCart = (cart: LocalCart): void => persist(NAME, storage, cart)

/** The badge of a visitor. */
export function recallCart(): void {
  const { lines, merging } = readLocalCart()
  cartStore.set({ lines: lines.length + (merging?.lines.length ?? 0) })
}

resetWithSession({ reset: recallCart })
