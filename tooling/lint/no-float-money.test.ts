import { describe, expect, it } from 'vitest'
import { lint } from './planted.ts'

const MONEY = 'interface Money { amount: string; currency: string }\n'
const of = (body: string) =>
  `${MONEY}export const f = (price: Money, other = price) => [${body}, other]\n`

const REFUSED: Record<string, string> = {
  'apps/server/src/features/a/number.rules.ts': of('Number(price.amount) + Number("1")'),
  'apps/server/src/features/a/float.rules.ts': of('parseFloat(price.amount)'),
  'apps/server/src/features/a/int.rules.ts': of('Number.parseInt(price.amount, 10)'),
  'apps/server/src/features/a/optional.rules.ts': of(
    "Number((other as Money | undefined)?.amount ?? '0')",
  ),
  'apps/server/src/features/a/taken.rules.ts': `${MONEY}export const f = ({ amount }: Money) => Number(amount)\n`,
  'apps/server/src/features/a/compare.rules.ts': of('price.amount > other.amount'),
  'apps/storefront/app/features/a/plus.ts': of('+price.amount'),
  'packages/contract/src/money/currency/rates.ts': of('Number(price.amount) * 3'),
}

const ALLOWED: Record<string, string> = {
  'packages/contract/src/money/money/convert.ts': of('Number(price.amount)'),
  'apps/server/src/features/a/a.test.ts': of('Number(price.amount)'),
  'e2e/a.e2e.ts': of('Number(price.amount)'),
  'apps/server/src/features/a/text.rules.ts': of('`${price.amount} ${price.currency}`'),
  'apps/server/src/features/a/same.rules.ts': of('price.amount === other.amount'),
  'apps/server/src/features/a/minor.rules.ts':
    'export const f = (amount: bigint, share: bigint) => (amount * share) / 10_000n\n',
  'apps/server/src/features/a/count.rules.ts':
    'export const f = (a: { count: string }) => Number(a.count)\n',
}

describe('house/no-float-money', { timeout: 60_000 }, () => {
  it('refuses floats made from an amount', async () => {
    const { exit, hits } = await lint(REFUSED)
    expect(exit).toBe(1)
    expect(hits).toEqual(
      Object.keys(REFUSED)
        .map((place) => `${place}: house(no-float-money)`)
        .toSorted(),
    )
  })

  it('passes the money module, tests, texts and integers', async () => {
    expect(await lint(ALLOWED)).toEqual({ exit: 0, hits: [] })
  })
})
