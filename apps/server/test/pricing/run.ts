import fc from 'fast-check'
import { faultIn, type Price } from './agreement.ts'
import { carts } from './carts.ts'

interface Run {
  count: number
  seed: number
  /** Whether a fault is made as small as possible before it is shown. */
  isShrunk?: boolean
}

/** The first fault in the prices of random checkouts; null: there is none. */
export function faultInCarts(price: Price, { count, seed, isShrunk = true }: Run): string | null {
  const found = fc.check(
    fc.property(carts, (given) => {
      const fault = faultIn(price, given)
      if (fault !== null) throw new Error(fault)
    }),
    { numRuns: count, seed, endOnFailure: !isShrunk },
  )
  return found.failed
    ? `${String(found.errorInstance)}, seed ${seed}: ${fc.stringify(found.counterexample)}`
    : null
}
