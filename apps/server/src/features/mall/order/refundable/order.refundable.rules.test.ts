import fc from 'fast-check'
import { expect, it } from 'vitest'
import { maxRefundOf, maxRefundOfOrder } from './order.refundable.rules.ts'

const lines = fc.record({
  quantity: fc.integer({ min: 1, max: 12 }),
  paidMinor: fc.oneof(fc.bigInt(0n, 30n), fc.bigInt(0n, 10n ** 15n)),
})

it('refunds for all units exactly what was paid, in whatever parts they come, and never more than their part before', () => {
  fc.assert(
    fc.property(lines, fc.infiniteStream(fc.integer({ min: 1, max: 12 })), (line, wanted) => {
      let [refundedQuantity, refundedMinor] = [0, 0n]
      for (const want of wanted) {
        const left = line.quantity - refundedQuantity
        if (left === 0) break
        const units = Math.min(want, left)
        const minor = maxRefundOf({ ...line, refundedQuantity, refundedMinor }, units)
        // Rounded down: at most its part, unless it is the last.
        if (units < left)
          expect(minor * BigInt(line.quantity)).toBeLessThanOrEqual(line.paidMinor * BigInt(units))
        refundedQuantity += units
        refundedMinor += minor
        expect(refundedMinor).toBeLessThanOrEqual(line.paidMinor)
      }
      expect(refundedMinor).toBe(line.paidMinor)
    }),
    { numRuns: 10_000, seed: 25 },
  )
})

it('gives the remainder to the last unit', () => {
  const line = { quantity: 3, paidMinor: 1_000n, refundedQuantity: 0, refundedMinor: 0n }
  expect(maxRefundOf(line, 1)).toBe(333n)
  expect(maxRefundOf({ ...line, refundedQuantity: 2, refundedMinor: 666n }, 1)).toBe(334n)
  expect(maxRefundOf(line, 3)).toBe(1_000n)
  // A refund that was lowered leaves more for the last one.
  expect(maxRefundOf({ ...line, refundedQuantity: 2, refundedMinor: 100n }, 1)).toBe(900n)
  expect(() => maxRefundOf(line, 4)).toThrow('units')
  expect(() => maxRefundOf(line, 0)).toThrow('units')
})

it('adds the freight only when nothing was sent and nothing of the order is left', () => {
  const of = { refundedQuantity: 0, refundedMinor: 0n }
  const order = {
    lines: [
      { orderLineId: 'a', quantity: 2, paidMinor: 500n, ...of },
      { orderLineId: 'b', quantity: 1, paidMinor: 300n, ...of },
    ],
    freightPaidMinor: 2_000n,
    freightRefundedMinor: 0n,
    isUnsent: true,
  }
  const all = new Map([
    ['a', 2],
    ['b', 1],
  ])
  expect(maxRefundOfOrder(order, all)).toEqual({ goodsMinor: 800n, freightMinor: 2_000n })
  expect(maxRefundOfOrder({ ...order, isUnsent: false }, all).freightMinor).toBe(0n)
  expect(maxRefundOfOrder(order, new Map([['a', 2]]))).toEqual({
    goodsMinor: 500n,
    freightMinor: 0n,
  })
})
