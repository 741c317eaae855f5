import type { Emirate } from '@ironsouq/contract/machines/device/device.enums'
import type { ShownFreight } from '@ironsouq/contract/mall/product-detail/product-detail.endpoints'
import { fromMinor, minorOf } from '@ironsouq/contract/money/money/minor-units'
import type { Money } from '@ironsouq/contract/money/money/money'

export type ShownFreightRule = ShownFreight['rules'][number]

/** The rules of a template name the other emirates together. */
const OTHERS = 'AE'

/** The rule for an emirate; undefined: nothing is delivered there [PR-2]. */
export const ruleFor = (
  rules: readonly ShownFreightRule[],
  emirate: Emirate,
): ShownFreightRule | undefined =>
  rules.find(({ regions }) => regions.includes(emirate)) ??
  rules.find(({ regions }) => regions.includes(OTHERS))

interface Load {
  weightG: number
  quantity: number
  price: Money
}

/** What delivery of this many pieces costs, when nothing else is ordered from the store. */
export function deliveryCost(
  rule: ShownFreightRule,
  unit: ShownFreight['unit'],
  { weightG, quantity, price }: Load,
): Money {
  const { currency } = rule.first
  const units = unit === 'weight' ? weightG * quantity : quantity
  const further = Math.max(0, Math.ceil((units - rule.firstUnits) / rule.furtherUnits))
  const isFree =
    rule.freeFrom !== null &&
    rule.freeFrom.currency === price.currency &&
    minorOf(price) * BigInt(quantity) >= minorOf(rule.freeFrom)
  const minor = minorOf(rule.first) + minorOf(rule.further) * BigInt(further)
  return fromMinor(isFree ? 0n : minor, currency)
}
