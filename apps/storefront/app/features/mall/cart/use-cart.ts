import type { Cart, CartLine } from '@ironsouq/contract/mall/cart/cart.schema'
import { useEffect, useState } from 'react'
import { log } from '#kit/log.ts'
import { isSignedIn } from '#kit/session/signed-in.ts'
import { userStore } from '#kit/session/user-store.ts'
import { useStore } from '#kit/store/store.ts'
import type { CartSource } from './cart-source.ts'

/** The source is loaded with the first call: the page's own script stays small. */
async function sourceNow(): Promise<CartSource> {
  const { memberCart, visitorCart } = await import('./cart-source.ts')
  return isSignedIn() ? memberCart : visitorCart
}

export interface ShownCart {
  cart: Cart | undefined
  isFailed: boolean
  isBusy: boolean
  isVisitor: boolean
  /** What was removed last, to take it back. */
  removed: CartLine | undefined
  reload: () => void
  setQuantity: (skuId: string, quantity: number) => void
  check: (skuIds: readonly string[], isChecked: boolean) => void
  remove: (lines: readonly CartLine[]) => void
  restore: () => void
}

/** Calls run one after the other, so that the last response is that of the last change. */
let queue: Promise<unknown> = Promise.resolve()

export function useCart(): ShownCart {
  const userId = useStore(userStore, (user) => user.userId)
  const [cart, setCart] = useState<Cart>()
  const [isFailed, setFailed] = useState(false)
  const [running, setRunning] = useState(0)
  const [isVisitor, setVisitor] = useState(false)
  const [removed, setRemoved] = useState<CartLine>()

  const run = (act: (source: CartSource) => Promise<Cart>, isFirst = false) => {
    queue = queue
      .then(() => {
        setRunning((count) => count + 1)
        return sourceNow()
      })
      .then(act)
      .then((shown) => {
        setCart(shown)
        setFailed(false)
        setVisitor(!isSignedIn())
      })
      .catch((err: unknown) => {
        log('the cart could not be changed', err)
        if (isFirst) setFailed(true)
      })
      .finally(() => setRunning((count) => count - 1))
  }

  const reload = () => run((source) => source.show(), true)
  // A sign-in in the dialog makes the visitor's cart the member's.
  useEffect(reload, [userId])

  return {
    cart,
    isFailed: isFailed && running === 0,
    isBusy: running > 0,
    isVisitor,
    removed,
    reload,
    setQuantity: (skuId, quantity) => run((source) => source.setQuantity(skuId, quantity)),
    check: (skuIds, isChecked) => {
      if (skuIds.length > 0) run((source) => source.check(skuIds, isChecked))
    },
    remove: (lines) => {
      setRemoved(lines.length === 1 ? lines[0] : undefined)
      run((source) => source.remove(lines.map(({ skuId }) => skuId)))
    },
    restore: () => {
      if (!removed) return
      setRemoved(undefined)
      run((source) => source.restore(removed.skuId, removed.quantity))
    },
  }
}
