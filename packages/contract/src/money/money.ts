import * as z from 'zod/mini'

const Currency = z.string().check(z.regex(/^[A-Z]{3}$/))

/** `{ amount: '1200.00', currency: 'AED' }`: a decimal string, because a float loses fils. */
export const Money = z.object({
  amount: z.string().check(z.regex(/^\d{1,12}(\.\d{1,3})?$/)),
  currency: Currency,
})
export type Money = z.output<typeof Money>

/** Money that may be negative: a refund, a balance, a correction. */
export const SignedMoney = z.object({
  amount: z.string().check(z.regex(/^-?\d{1,12}(\.\d{1,3})?$/)),
  currency: Currency,
})
