import { CART_LINES_MAX } from '@ironsouq/contract/mall/cart/cart.limits'
import type { Cart } from '@ironsouq/contract/mall/cart/cart.schema'
import { QUANTITY_MAX } from '@ironsouq/contract/mall/order/order.limits'
import type { Money } from '@ironsouq/contract/money/money/money'
import type { LocalCart, LocalLine } from './cart-lines.ts'

const within = (quantity: number) => Math.min(Math.max(quantity, 1), QUANTITY_MAX)

/** Adds pieces; a line that is there grows. Undefined when the cart is full. */
export function withMore(
  lines: readonly LocalLine[],
  more: { skuId: string; quantity: number; seen?: Money },
): readonly LocalLine[] | undefined {
  const { skuId, quantity, seen = null } = more
  if (lines.some((line) => line.skuId === skuId))
    return lines.map((line) =>
      line.skuId === skuId
        ? {
            ...line,
            quantity: within(line.quantity + quantity),
            isChecked: true,
            seen: seen ?? line.seen,
          }
        : line,
    )
  if (lines.length >= CART_LINES_MAX) return undefined
  return [{ skuId, quantity: within(quantity), isChecked: true, seen }, ...lines]
}

/** Remembers the price of what was shown for the first time, so that a later change can be stated. */
export function withSeen(lines: readonly LocalLine[], { stores }: Cart): readonly LocalLine[] {
  const prices = new Map(
    stores.flatMap(({ lines: shown }) => shown.map(({ skuId, unitPrice }) => [skuId, unitPrice])),
  )
  return lines.map((line) => ({ ...line, seen: line.seen ?? prices.get(line.skuId) ?? null }))
}

/** Moves all lines to those that are being merged; a merge that was not confirmed comes first, by itself. */
export function startMerge(cart: LocalCart, key: string): LocalCart {
  if (cart.merging || cart.lines.length === 0) return cart
  return { lines: [], merging: { key, lines: cart.lines } }
}

/** The server refused them: they are the visitor's again. */
export function undoMerge({ lines, merging }: LocalCart): LocalCart {
  const back = merging?.lines.filter(({ skuId }) => lines.every((line) => line.skuId !== skuId))
  return { lines: [...lines, ...(back ?? [])], merging: null }
}
