import { typedAmount } from '@ironsouq/contract/money/money/typed-amount'

/** The price that was typed into a cell. Null for an empty cell, undefined for what is no price. */
export function amountOf(typed: string): string | null | undefined {
  const amount = typedAmount(typed, 'AED')
  return typeof amount === 'string' && !/[1-9]/.test(amount) ? undefined : amount
}
