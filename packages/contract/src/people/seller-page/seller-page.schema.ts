import * as z from 'zod/mini'
import { DeviceCard } from '../../machines/device/device.schema.ts'
import { Yard } from '../../machines/yard/yard.schema.ts'
import { PageQuery } from '../../page.ts'

const code = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(60))

export const SellerPageQuery = z.extend(PageQuery, {
  code,
  /** A category of the first level: only its machines are in the list. */
  category: z.optional(code),
})
export type SellerPageQuery = z.output<typeof SellerPageQuery>

export const SellerPage = z.object({
  code: z.string(),
  name: z.string(),
  sinceYear: z.int(),
  soldCount: z.int(),
  claimsUpheld: z.int(),
  /** Half of all questions were answered sooner; null until enough were asked. */
  replyMinutes: z.nullable(z.int()),
  licenceCheckedOn: z.nullable(z.iso.date()),
  /** Of all machines for sale, whatever category the list is of. */
  forSale: z.int(),
  newThisMonth: z.int(),
  inspected: z.int(),
  /** Categories of the first level, by number of machines. */
  categories: z.array(z.object({ code: z.string(), name: z.string(), count: z.int() })),
  /** Where the machines for sale are, by number of machines. */
  yards: z.array(z.extend(Yard, { count: z.int() })),
  /** One page of the list, newest first. */
  records: z.array(DeviceCard),
  total: z.int(),
})
export type SellerPage = z.output<typeof SellerPage>
