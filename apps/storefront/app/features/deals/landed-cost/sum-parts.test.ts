import { convertedWhole } from '@ironsouq/contract/money/money/convert'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { expect, it } from 'vitest'
import { sumParts } from './sum-parts.ts'

const RATES = [
  { currencyCode: 'USD', exchangeRate: '1' },
  { currencyCode: 'AED', exchangeRate: '3.6725' },
]
const inDollars = (fils: bigint) => {
  const shown = convertedWhole(fromMinor(fils, 'AED'), 'USD', RATES)
  if (!shown) throw new Error('no rate')
  return shown
}

it('shows parts that add up to the total that is shown, to the unit [EQ-3]', () => {
  const amounts = [23_600_000n, 0n, 354_000n, 17_700n, 150_000n, 1_095_168n, 134_000n, 86_433n]
  const total = amounts.reduce((sum, each) => sum + each, 0n)
  const parts = amounts.map((amount) => ({ kind: 'price' as const, amount }))
  const shown = sumParts({ parts, total, importVat: 0n, sizeClass: 'standard' }, inDollars)
  const added = shown.reduce((sum, { shown: { amount } }) => sum + BigInt(amount), 0n)
  expect(String(added)).toBe(inDollars(total).amount)
  expect(shown[0]?.shown).toEqual({ amount: '64261', currency: 'USD' })
})
