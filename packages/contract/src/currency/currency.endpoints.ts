import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** A yes or no as the specification writes it. */
const Flag = z.union([z.literal(0), z.literal(1)])

const Currency = z.object({
  currencyName: z.string(),
  currencyCode: z.string().check(z.regex(/^[A-Z]{3}$/)),
  symbol: z.string(),
  /** How many of it one US dollar is: a decimal string, because a float loses fils. */
  exchangeRate: z.string().check(z.regex(/^\d{1,8}(\.\d{1,8})?$/)),
  /** 1 is enabled: the others are not to be offered [AP-15]. */
  status: Flag,
  /** 1 for the one a reader sees who chose none. */
  defaultCurrency: Flag,
})
export type Currency = z.output<typeof Currency>

export const currencyEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/currency/list',
    audience: 'anyone',
    summary: 'The currencies prices may be shown in, with their rates',
    data: z.array(Currency),
  }),
}
