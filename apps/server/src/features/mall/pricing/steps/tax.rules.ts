import type { TaxScheme } from '@ironsouq/contract/mall/product/product.enums'
import { divideRounded } from '@ironsouq/contract/money/money/rounding'

/** VAT of 5 % that a price contains, rounded for each line to the fils; other schemes show none. */
export const vatIn = (minor: bigint, scheme: TaxScheme): bigint =>
  scheme === 'standard' ? divideRounded(minor * 5n, 105n) : 0n
