import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'

/** The kinds of sitemap files; only the storefront knows its static pages. */
export const SITEMAP_KINDS = [
  'categories',
  'brands',
  'sellers',
  'news',
  'help',
  'videos',
  'stores',
  'sold',
  'machines',
  'products',
] as const
export type SitemapKind = (typeof SITEMAP_KINDS)[number]

/** The kinds with so many entries that they have several files, each with its number. */
export const isNumbered = (kind: string): kind is 'machines' | 'products' =>
  kind === 'machines' || kind === 'products'

const Segment = z.object({
  kind: z.enum(SITEMAP_KINDS),
  number: z.int(),
  /** Null when the date is not known yet or has no meaning. */
  changedAt: z.nullable(z.iso.datetime()),
})
export type Segment = z.output<typeof Segment>

export const sitemapEndpoints = {
  index: endpoint({
    method: 'GET',
    path: '/sitemap/index',
    audience: 'anyone',
    summary: 'The files of the sitemap that list anything, and when each last changed',
    data: z.object({ segments: z.array(Segment) }),
  }),
  segment: endpoint({
    method: 'GET',
    path: '/sitemap/segment',
    audience: 'anyone',
    summary: 'What one file of the sitemap lists',
    query: z.object({
      kind: z.enum(SITEMAP_KINDS),
      number: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)),
    }),
    data: z.object({
      entries: z.array(
        z.object({
          /** The id of a machine, a product, a store, a video or an article, the code of a category, a brand, a seller or an article of the help center, brand and model of sold prices. */
          key: z.string(),
          changedAt: z.iso.datetime(),
        }),
      ),
    }),
  }),
}
