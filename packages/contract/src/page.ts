import * as z from 'zod/mini'

const whole = (min: number, max: number, fallback: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(min), z.maximum(max)), fallback)

/** No page beyond the 10,000th hit: only crawlers go there, and OpenSearch limits it. */
export const LAST_HIT = 10_000
export const LARGEST_PAGE = 50

export const PageQuery = z.object({
  current: whole(1, LAST_HIT / LARGEST_PAGE, 1),
  size: whole(1, LARGEST_PAGE, 24),
})
export type PageQuery = z.output<typeof PageQuery>
