import type { QuoteState } from '@ironsouq/contract/deals/quote/quote.lifecycle'
import type { Quote } from '@ironsouq/contract/deals/quote/quote.schema'
import { describe, expect, it } from 'vitest'
import { atRate, inOrder, lowestOf } from './quote-order.ts'

const aed = (amount: string) => ({ amount, currency: 'AED' })

/** A quote with what the order depends on. */
function quote(quoteId: string, state: QuoteState, price: string, total?: string): Quote {
  const cost = total === undefined ? null : { total: aed(total) }
  return { quoteId, state, price: aed(price), cost } as unknown as Quote
}

const ids = (quotes: readonly Quote[]) => quotes.map(({ quoteId }) => quoteId)

describe('quotes side by side', () => {
  it('begin with the accepted one, then go from the lowest landed price on, and end with what is over', () => {
    const quotes = [
      quote('expired', 'expired', '1.00', '2.00'),
      quote('dear', 'open', '100.00', '250.00'),
      quote('cheap', 'final', '200.00', '240.00'),
      quote('taken', 'accepted', '900.00', '950.00'),
    ]
    expect(ids(inOrder(quotes))).toEqual(['taken', 'cheap', 'dear', 'expired'])
  })

  it('mark the lowest of several landed prices that can be accepted, and never one alone', () => {
    const one = quote('one', 'open', '100.00', '250.00')
    const other = quote('other', 'countered', '90.00', '260.00')
    const over = quote('over', 'withdrawn', '10.00', '20.00')
    const unknown = quote('unknown', 'open', '5.00')
    expect(lowestOf([other, one, over, unknown])).toBe('one')
    expect(lowestOf([one, over, unknown])).toBeUndefined()
  })

  it('show an amount at the rate that was fixed with the quote', () => {
    const rate = { currency: 'USD', dirhams: '3.6725' }
    expect(atRate(aed('367250.00'), rate)).toEqual({ amount: '100000', currency: 'USD' })
    expect(atRate(aed('10.00'), { currency: 'AED', dirhams: '1' })).toBeNull()
  })
})
