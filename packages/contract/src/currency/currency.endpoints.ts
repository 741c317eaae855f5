import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** A boolean in the notation of the specification. */
const Flag = z.union([z.literal(0), z.literal(1)])

const Currency = z.object({
  currencyName: z.string(),
  currencyCode: z.string().check(z.regex(/^[A-Z]{3}$/)),
  symbol: z.string(),
  /** How many of it one US dollar is: a decimal string, because a float loses fils. */
  exchangeRate: z.string().check(z.regex(/^\d{1,8}(\.\d{1,8})?$/)),
  /** 1 is enabled: others are not shown [AP-15]. */
  status: Flag,
  /** 1 for the default. */
  defaultCurrency: Flag,
})
export type Currency = z.output<typeof Currency>

export const currencyEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/currency/list',
    audience: 'anyone',
    summary: 'The currencies in which prices can be shown, with their rates',
    data: z.array(Currency),
  }),
}
