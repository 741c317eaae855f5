import { expect, it } from 'vitest'
import { orderStatus } from './order-status.ts'

const NOTHING_SENT = [{ shippedQuantity: 0 }, { shippedQuantity: 0 }]
const ONE_SENT = [{ shippedQuantity: 0 }, { shippedQuantity: 1 }]

it('tells a store which paid orders are partly sent and which are to be packed for the counter [OR-1] [OR-6]', () => {
  const paid = { state: 'pendingDelivery', isVirtual: false, delivery: 'courier' } as const
  expect(orderStatus({ ...paid, lines: NOTHING_SENT })).toBe('pendingDelivery')
  expect(orderStatus({ ...paid, lines: ONE_SENT })).toBe('partlyShipped')
  expect(orderStatus({ ...paid, delivery: 'pickup', lines: NOTHING_SENT })).toBe('toPack')
})

it('leaves every other state as it is', () => {
  const sent = {
    state: 'pendingReceipt',
    isVirtual: false,
    delivery: 'courier',
    lines: ONE_SENT,
  } as const
  expect(orderStatus(sent)).toBe('pendingReceipt')
  expect(orderStatus({ ...sent, state: 'canceled', delivery: 'pickup' })).toBe('canceled')
})

it('says that the codes of a virtual order are to be used, where others were shipped [OR-12]', () => {
  const virtual = { isVirtual: true, delivery: 'none', lines: NOTHING_SENT } as const
  expect(orderStatus({ ...virtual, state: 'pendingReceipt' })).toBe('toBeUsed')
  expect(orderStatus({ ...virtual, state: 'completed' })).toBe('completed')
})
