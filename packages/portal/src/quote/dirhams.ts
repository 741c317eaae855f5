import { QUOTE_MINOR_MIN } from '@ironsouq/contract/deals/quote/quote.limits'
import { approximate } from '@ironsouq/contract/money/money/arithmetic'
import { fromNumber } from '@ironsouq/contract/money/money/from-number'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import type { Money } from '@ironsouq/contract/money/money/money'

/** A typed number of dirhams as money; prices of machines have at most fils. */
export const dirhams = (value: number): Money => fromNumber(value, 'AED')

/** The least price that a quote or an offer may name. */
export const LEAST_PRICE = approximate(fromMinor(QUOTE_MINOR_MIN, 'AED'))
