import { OPEN_QUOTE_STATES } from '@ironsouq/contract/deals/quote/quote.lifecycle'
import type { FrozenRate, Quote } from '@ironsouq/contract/deals/quote/quote.schema'
import { compare } from '@ironsouq/contract/money/money/arithmetic'
import { converted } from '@ironsouq/contract/money/money/convert'
import type { Money } from '@ironsouq/contract/money/money/money'

const isOpen = ({ state }: Quote) => OPEN_QUOTE_STATES.some((open) => open === state)
/** Accepted, or sold to the buyer. */
export const isTaken = ({ state }: Pick<Quote, 'state'>) => state === 'accepted' || state === 'sold'
const rankOf = (quote: Quote) => (isTaken(quote) ? 0 : isOpen(quote) ? 1 : 2)

/** What quotes are compared by: the landed price, or the price where none can be calculated. */
const totalOf = ({ cost, price }: Quote): Money => cost?.total ?? price

/** The accepted one first, then those that can be accepted from the lowest price on, then the others. */
export const inOrder = (quotes: readonly Quote[]): Quote[] =>
  quotes.toSorted((a, b) => rankOf(a) - rankOf(b) || compareMoney(totalOf(a), totalOf(b)))

const compareMoney = (a: Money, b: Money) => (a.currency === b.currency ? compare(a, b) : 0)

/** The lowest of several landed prices of quotes that can be accepted; one alone is not the lowest. */
export function lowestOf(quotes: readonly Quote[]): string | undefined {
  const open = inOrder(quotes).filter((quote) => isOpen(quote) && quote.cost !== null)
  return open.length > 1 ? open[0]?.quoteId : undefined
}

/** An amount in the buyer's currency, at the rate that was fixed with the quote. */
export const atRate = (money: Money, { currency, dirhams }: FrozenRate): Money | null =>
  currency === money.currency
    ? null
    : converted(money, currency, [
        { currencyCode: currency, exchangeRate: '1' },
        { currencyCode: 'AED', exchangeRate: dirhams },
      ])

/** The fixed rate with all of its decimals and no zeros after them. */
export const rateText = ({ dirhams }: FrozenRate): string => String(Number(dirhams))
