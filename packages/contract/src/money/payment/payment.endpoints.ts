import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { Money } from '../money/money.ts'
import { PAYMENT_METHODS } from './payment.enums.ts'
import { Payment, PayNo, ToPay } from './payment.schema.ts'

export const paymentEndpoints = {
  show: endpoint({
    method: 'GET',
    path: '/p/pay/info',
    audience: 'member',
    summary: 'What is to be paid for a checkout or a top-up, until when, and by which methods',
    query: PayNo,
    data: ToPay,
    refusalShownBy: 'page',
  }),
  open: endpoint({
    method: 'POST',
    path: '/p/pay/pay',
    audience: 'member',
    summary: 'Opens a payment with one method; the balance is charged at once',
    body: z.extend(PayNo, {
      method: z.enum(PAYMENT_METHODS),
      /** The total that the buyer saw: a store may have changed the price since [CA-3]. */
      expected: Money,
    }),
    data: Payment,
    once: true,
    refusalShownBy: 'page',
  }),
  check: endpoint({
    method: 'POST',
    path: '/p/pay/check',
    audience: 'member',
    summary: 'Asks the provider whether a payment has arrived',
    body: PayNo,
    data: ToPay,
    refusalShownBy: 'page',
    limit: { max: 60, seconds: 60 },
  }),
}
