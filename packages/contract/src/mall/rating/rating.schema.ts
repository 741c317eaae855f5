import * as z from 'zod/mini'

/** The average of the stars with one decimal, and how many reviews it is made of. */
export const Rating = z.object({ average: z.number(), count: z.int() })
export type Rating = z.output<typeof Rating>

export const RatingSummary = z.extend(Rating, {
  /** How many reviews have five stars, four, and so on. */
  stars: z.array(z.int()).check(z.length(5)),
  withPictures: z.int(),
})
export type RatingSummary = z.output<typeof RatingSummary>
