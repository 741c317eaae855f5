import * as z from 'zod/mini'
import { toMinor } from './minor-units.ts'

const Currency = z.string().check(z.regex(/^[A-Z]{3}$/))

/** More digits than the currency has are no amount of it. Zod asks this also when a field is wrong already. */
const isWhole = (money: { amount: unknown; currency: unknown }): boolean =>
  !/^-?\d+(\.\d+)?$/.test(String(money.amount)) ||
  toMinor({ amount: String(money.amount), currency: String(money.currency) }) !== undefined

/** `{ amount: '1200.00', currency: 'AED' }`: a decimal string, because a float loses fils. */
export const Money = z
  .object({ amount: z.string().check(z.regex(/^\d{1,12}(\.\d{1,3})?$/)), currency: Currency })
  .check(z.refine(isWhole, { path: ['amount'] }))
export type Money = z.output<typeof Money>

/** Money that may be negative: a refund, a balance, a correction. */
export const SignedMoney = z
  .object({ amount: z.string().check(z.regex(/^-?\d{1,12}(\.\d{1,3})?$/)), currency: Currency })
  .check(z.refine(isWhole, { path: ['amount'] }))
