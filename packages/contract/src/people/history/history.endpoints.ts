import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { DeviceCard } from '../../machines/device/device.schema.ts'
import { ProductCard } from '../../mall/product-search/product-search.schema.ts'
import { Money } from '../../money/money/money.ts'
import { PageQuery } from '../../page.ts'
import { HISTORY_FILTERS, MOST_MERGED } from './history.limits.ts'

const Seen = z.object({
  device: DeviceCard,
  /** The day in the member’s time zone. */
  day: z.iso.date(),
  seenAt: z.iso.datetime(),
  times: z.int(),
  priceThen: z.nullable(Money),
})
export type Seen = z.output<typeof Seen>

const SeenProduct = z.object({
  product: ProductCard,
  /** The day in the member’s time zone. */
  day: z.iso.date(),
  seenAt: z.iso.datetime(),
  times: z.int(),
  /** The lowest price at the first view of that day. */
  priceThen: Money,
})
export type SeenProduct = z.output<typeof SeenProduct>

export const historyEndpoints = {
  record: endpoint({
    method: 'POST',
    path: '/p/user/recentBrowse',
    audience: 'member',
    summary: 'Records that the member viewed a machine or a product',
    // One of the two ids.
    body: z
      .object({
        kind: z.optional(z.enum(['device', 'product'])),
        deviceId: z.optional(z.uuid()),
        prodId: z.optional(z.uuid()),
      })
      .check(
        z.refine(({ deviceId, prodId }) => (deviceId === undefined) !== (prodId === undefined)),
      ),
    encoding: 'form',
    data: z.null(),
  }),
  merge: endpoint({
    method: 'POST',
    path: '/p/user/recentBrowse/merge',
    audience: 'member',
    summary: 'Adds the machines viewed in the browser before the member signed in',
    body: z.object({
      items: z
        .array(z.object({ deviceId: z.uuid(), at: z.iso.datetime().check(z.maxLength(30)) }))
        .check(z.maxLength(MOST_MERGED)),
    }),
    data: z.null(),
  }),
  list: endpoint({
    method: 'GET',
    path: '/p/user/recentBrowse/list',
    audience: 'member',
    summary: 'The machines that the member viewed, the latest first',
    query: z.extend(PageQuery, { filter: z._default(z.enum(HISTORY_FILTERS), 'all') }),
    data: z.object({
      records: z.array(Seen),
      total: z.int(),
      counts: z.object({ all: z.int(), changed: z.int(), sold: z.int() }),
      isPaused: z.boolean(),
    }),
  }),
  products: endpoint({
    method: 'GET',
    path: '/p/user/recentBrowse/products',
    audience: 'member',
    summary: 'The products that the member viewed, the latest first',
    query: PageQuery,
    data: z.object({ records: z.array(SeenProduct), total: z.int() }),
  }),
  remove: endpoint({
    method: 'POST',
    path: '/p/user/recentBrowse/remove',
    audience: 'member',
    summary: 'Deletes one machine or product of a day, a day, or the whole history',
    body: z.object({
      deviceId: z.optional(z.uuid()),
      prodId: z.optional(z.uuid()),
      day: z.optional(z.iso.date()),
    }),
    data: z.null(),
  }),
  pause: endpoint({
    method: 'POST',
    path: '/p/user/recentBrowse/pause',
    audience: 'member',
    summary: 'Pauses or resumes the history',
    body: z.object({ isPaused: z.boolean() }),
    data: z.null(),
  }),
}
