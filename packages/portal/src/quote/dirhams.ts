import type { Money } from '@ironsouq/contract/money/money'

/** A typed number of dirhams as money; prices of machines have at most fils. */
export const dirhams = (value: number): Money => ({ amount: value.toFixed(2), currency: 'AED' })
