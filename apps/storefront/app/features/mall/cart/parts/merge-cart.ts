import { ApiError } from '@ironsouq/contract/client'
import { CODES } from '@ironsouq/contract/envelope'
import { cartEndpoints } from '@ironsouq/contract/mall/cart/cart.endpoints'
import { apiWith } from '#kit/api/browser-api.ts'
import { startMerge, undoMerge } from './cart-edits.ts'
import { cartStore, readLocalCart, writeLocalCart } from './cart-store.ts'

const call = apiWith({ quietLogin: true, handlesRefusal: true, isAside: true, isOwn: true })

async function merge(): Promise<boolean> {
  const { merging, lines } = startMerge(readLocalCart(), crypto.randomUUID())
  if (!merging) return false
  // Stored before it is sent: a lost response, a reload or another tab repeats the same call.
  writeLocalCart({ lines, merging })
  try {
    const body = { lines: [...merging.lines] }
    const cart = await call(cartEndpoints.merge, { body, idempotencyKey: merging.key })
    writeLocalCart({ ...readLocalCart(), merging: null })
    cartStore.set({ lines: cart.lines + cart.invalid.length })
    return true
  } catch (err) {
    const isRefused = err instanceof ApiError && err.status < 500 && err.code !== CODES.notLoggedIn
    if (isRefused) writeLocalCart(undoMerge(readLocalCart()))
    throw err
  }
}

let running: Promise<boolean> | undefined

/** Adds what was chosen before the sign-in to the member's cart; whether there was anything. */
export function mergeCart(): Promise<boolean> {
  running ??= merge().finally(() => {
    running = undefined
  })
  return running
}

/** The badge of a member. */
export async function askCartCount(): Promise<void> {
  cartStore.set(await call(cartEndpoints.count))
}
