/**
 * How many machines or products one file lists, each in ten languages: 10,000 addresses and some 1.5 MB, a
 * fifth of what the protocol allows. A larger file is no page that the front ends keep, and a smaller
 * one is rebuilt faster when one of its entries changes.
 */
export const SEGMENT_ENTRIES = 1000

/** How long a sold device stays in the sitemap. */
export const SOLD_SHOWN_MONTHS = 12

/** The file that lists the machine with this `seq`. */
export const segmentOf = (seq: number): number => Math.ceil(seq / SEGMENT_ENTRIES)

/** The machines of a file: above `after`, up to and with `last`. */
export const stretchOf = (number: number): { after: number; last: number } => ({
  after: (number - 1) * SEGMENT_ENTRIES,
  last: number * SEGMENT_ENTRIES,
})
