import type { Rating, RatingSummary } from '@ironsouq/contract/mall/rating/rating.schema'
import type { productRating } from './rating.tables.ts'

export type Counts = Pick<
  typeof productRating.$inferSelect,
  'stars1' | 'stars2' | 'stars3' | 'stars4' | 'stars5' | 'withPictures'
>

/** One decimal, as people say it. */
export function summaryOf(row: Counts | undefined): RatingSummary {
  const stars = row ? [row.stars5, row.stars4, row.stars3, row.stars2, row.stars1] : [0, 0, 0, 0, 0]
  const count = stars.reduce((sum, each) => sum + each, 0)
  const points = stars.reduce((sum, each, i) => sum + each * (5 - i), 0)
  const average = count === 0 ? 0 : Math.round((points * 10) / count) / 10
  return { average, count, stars, withPictures: row?.withPictures ?? 0 }
}

/** For a card; null without a review. */
export function ratingOf(row: Counts | null): Rating | null {
  const { average, count } = summaryOf(row ?? undefined)
  return count === 0 ? null : { average, count }
}
