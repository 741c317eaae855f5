import { expect, it } from 'vitest'
import { stepsOf } from './order-steps.ts'

const AT = '2026-11-17T06:00:00.000Z'
const order = {
  isVirtual: false,
  delivery: 'courier',
  createdAt: AT,
  paidAt: null,
  readyAt: null,
  shippedAt: null,
  completedAt: null,
} as const

it('shows submission, payment, goods out, waiting for receipt and completion [OR-3]', () => {
  const { steps, current } = stepsOf({ ...order, state: 'pendingPayment' })
  expect(steps.map(({ key }) => key)).toEqual([
    'order.stepSubmit',
    'order.stepPayment',
    'order.stepGoodsOut',
    'order.stepWaitReceipt',
    'order.stepCompletion',
  ])
  expect(steps[current]?.key).toBe('order.stepPayment')
})

it('moves on with the order, past the last step when it is completed', () => {
  expect(stepsOf({ ...order, paidAt: AT, state: 'pendingDelivery' }).current).toBe(2)
  expect(stepsOf({ ...order, paidAt: AT, shippedAt: AT, state: 'pendingReceipt' }).current).toBe(3)
  expect(stepsOf({ ...order, paidAt: AT, completedAt: AT, state: 'completed' }).current).toBe(5)
})

it('leads to the counter when the buyer picks the order up [OR-3]', () => {
  const paid = { ...order, delivery: 'pickup', paidAt: AT } as const
  const { steps, current } = stepsOf({ ...paid, readyAt: AT, state: 'readyForPickup' })
  expect(steps.map(({ key }) => key)).toEqual([
    'order.stepSubmit',
    'order.stepPayment',
    'order.stateReadyForPickup',
    'order.stepCollected',
  ])
  expect(steps[2]?.at).toBe(AT)
  expect(current).toBe(3)
  expect(stepsOf({ ...paid, state: 'pendingDelivery' }).current).toBe(2)
  expect(stepsOf({ ...paid, completedAt: AT, state: 'completed' }).current).toBe(4)
})

it('waits for no parcel when its codes are to be used [OR-12] [OR-3]', () => {
  const paid = { ...order, isVirtual: true, delivery: 'none', paidAt: AT } as const
  const { steps, current } = stepsOf({ ...paid, state: 'pendingReceipt' })
  expect(steps.map(({ key }) => key)).toEqual([
    'order.stepSubmit',
    'order.stepPayment',
    'order.stateToBeUsed',
    'order.stepCompletion',
  ])
  expect(current).toBe(2)
  expect(stepsOf({ ...paid, completedAt: AT, state: 'completed' }).current).toBe(4)
})
