import fc from 'fast-check'
import { expect, it } from 'vitest'
import { allocate } from './allocate.ts'

const CASES = 100_000
const TIMEOUT_MS = 60_000

const sum = (parts: readonly bigint[]) => parts.reduce((total, part) => total + part, 0n)
const magnitude = (value: bigint) => (value < 0n ? -value : value)

/** More than all the money there is, in the smallest units. */
const MOST = 10n ** 17n

const weights = fc
  .array(fc.oneof(fc.bigInt(0n, 3n), fc.bigInt(0n, MOST)), { minLength: 1, maxLength: 6 })
  .filter((parts) => sum(parts) > 0n)
const totals = fc.oneof(fc.bigInt(-20n, 20n), fc.bigInt(-MOST, MOST))

it(
  `allocates ${CASES} random amounts to the last unit, each share within one unit of its exact part [PY-4]`,
  () => {
    fc.assert(
      fc.property(totals, weights, (total, by) => {
        const parts = allocate(total, by)
        const all = sum(by)
        const isFair = parts.every((part, i) => {
          const weight = by[i] ?? 0n
          // |part - total * weight / all| < 1, in whole numbers.
          const isNear = magnitude(part * all - total * weight) < all
          return isNear && part * total >= 0n && (weight > 0n || part === 0n)
        })
        return parts.length === by.length && sum(parts) === total && isFair
      }),
      { numRuns: CASES, seed: 16 },
    )
  },
  TIMEOUT_MS,
)

it(
  'allocates a larger share never less than a smaller one, and the same shares whatever the sign [PY-4]',
  () => {
    fc.assert(
      fc.property(totals, weights, (total, by) => {
        const parts = allocate(magnitude(total), by)
        const ranked = parts.map((part, i) => ({ part, weight: by[i] ?? 0n }))
        for (const a of ranked)
          for (const b of ranked) if (a.weight > b.weight && a.part < b.part) return false
        return allocate(-magnitude(total), by).every((part, i) => part === -(parts[i] ?? 0n))
      }),
      { numRuns: CASES / 10, seed: 16 },
    )
    expect(() => allocate(1n, [])).toThrow('weights')
  },
  TIMEOUT_MS,
)
