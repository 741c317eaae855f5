import { expect, it } from 'vitest'
import { stepsOf } from './order-steps.ts'

const AT = '2026-11-17T06:00:00.000Z'
const order = { createdAt: AT, paidAt: null, shippedAt: null, completedAt: null }

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
