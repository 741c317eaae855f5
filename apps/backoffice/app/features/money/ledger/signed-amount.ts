import { BALANCE_CURRENCY } from '@ironsouq/contract/money/balance/balance.limits'
import { typedAmount } from '@ironsouq/contract/money/money/typed-amount'

/** Marks that a keyboard writes around or instead of a minus sign. */
const MINUS = /^[\u200e\u200f\u061c]?[-−]/

/** The amount that a person typed, with its minus sign; undefined for what is no amount. */
export function signedAmount(typed: string): string | undefined {
  const text = typed.trim()
  const amount = typedAmount(text.replace(MINUS, ''), BALANCE_CURRENCY)
  if (amount === null || amount === undefined) return undefined
  return MINUS.test(text) ? `-${amount}` : amount
}
