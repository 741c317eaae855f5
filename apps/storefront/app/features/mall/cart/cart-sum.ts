import type { Cart, CartLine } from '@ironsouq/contract/mall/cart/cart.schema'
import { CHECKOUT_LINES_MAX } from '@ironsouq/contract/mall/order/order.limits'

/** What stands between the cart and the checkout. */
export type Obstacle = 'nothing' | 'tooMany' | 'currencies'

/** Too many lines are shown before the checkout refuses them [CA-1]. */
export function obstacleOf({ checked, stores }: Cart): Obstacle | undefined {
  if (checked === 0) return 'nothing'
  if (checked > CHECKOUT_LINES_MAX) return 'tooMany'
  const currencies = new Set(
    stores.filter(({ lines }) => lines.some(isSettled)).map(({ amount: { currency } }) => currency),
  )
  return currencies.size > 1 ? 'currencies' : undefined
}

/** Whether a line goes to the checkout. */
export const isSettled = ({ isChecked, fault }: CartLine): boolean => isChecked && fault === null

/** Whether a price moved since the buyer looked, or a line cannot be bought as it is. */
export const hasChanged = ({ stores, invalid }: Cart): boolean =>
  invalid.length > 0 ||
  stores.some(({ lines }) =>
    lines.some(({ priceBefore, fault }) => priceBefore !== null || fault !== null),
  )
