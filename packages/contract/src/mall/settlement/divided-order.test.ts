import { expect, it } from 'vitest'
import { dividedOrder } from './divided-order.ts'

const ORDER = {
  placedAt: new Date('2026-11-19T08:00:00Z'),
  payableMinor: 11_000n,
  refundedMinor: 0n,
  goodsPaidMinor: 10_000n,
  commissionMinor: 800n,
  subsidyMinor: 500n,
}

it('commission and its VAT are of the goods and not of delivery [BO-5]', () => {
  expect(dividedOrder(ORDER)).toEqual({
    goodsMinor: 10_000n,
    freightMinor: 1_000n,
    subsidyMinor: 500n,
    commissionMinor: 800n,
    commissionVatMinor: 40n,
  })
})

it('a refund takes from the goods first, and commission falls with them [BO-5]', () => {
  expect(dividedOrder({ ...ORDER, refundedMinor: 5_500n })).toEqual({
    goodsMinor: 4_500n,
    freightMinor: 1_000n,
    subsidyMinor: 250n,
    commissionMinor: 360n,
    commissionVatMinor: 18n,
  })
  expect(Object.values(dividedOrder({ ...ORDER, refundedMinor: 11_000n }))).toEqual(
    Array.from({ length: 5 }, () => 0n),
  )
})

it('an order that the platform paid for whole is due to its store [BO-5]', () => {
  const free = { ...ORDER, payableMinor: 0n, goodsPaidMinor: 0n, commissionMinor: 0n }
  expect(dividedOrder(free)).toMatchObject({ goodsMinor: 0n, freightMinor: 0n, subsidyMinor: 500n })
})
