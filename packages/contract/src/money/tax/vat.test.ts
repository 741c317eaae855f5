import { describe, expect, it } from 'vitest'
import { TAX_SCHEMES, VAT_MODES } from './tax.enums.ts'
import { vatAdded, vatIncluded } from './vat.ts'

const at = new Date('2026-11-19T08:00:00Z')
const standard = { scheme: 'standard', at } as const

describe('VAT', () => {
  it('is in a price, or added to one, rounded half away from zero to the minor unit', () => {
    expect(vatAdded(10_000n, standard)).toBe(500n)
    expect(vatIncluded(10_500n, standard)).toBe(500n)
    expect(vatAdded(10n, standard)).toBe(1n)
    expect(vatAdded(9n, standard)).toBe(0n)
    expect(vatIncluded(10n, standard)).toBe(0n)
    expect(vatIncluded(11n, standard)).toBe(1n)
    expect(vatAdded(-10n, standard)).toBe(-1n)
    expect(vatIncluded(-10_500n, standard)).toBe(-500n)
  })

  it('that is added to a price is what the sum contains', () => {
    for (let minor = 0n; minor < 2_000n; minor++)
      expect(vatIncluded(minor + vatAdded(minor, standard), standard)).toBe(
        vatAdded(minor, standard),
      )
  })

  it('is charged by the standard scheme alone', () => {
    for (const scheme of [...TAX_SCHEMES, ...VAT_MODES].filter((each) => each !== 'standard'))
      expect([vatAdded(10_000n, { scheme, at }), vatIncluded(10_000n, { scheme, at })]).toEqual([
        0n,
        0n,
      ])
  })

  it('has the rate of its day in the Emirates, and none before it was introduced', () => {
    const rateAt = (time: string) => vatAdded(10_000n, { scheme: 'standard', at: new Date(time) })
    expect(rateAt('2017-12-31T19:59:59Z')).toBe(0n)
    expect(rateAt('2017-12-31T20:00:00Z')).toBe(500n)
  })
})
