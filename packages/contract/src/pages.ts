import * as z from 'zod/mini'

/**
 * How rendered pages that are kept learn that they are old. A purge takes the next number of one
 * sequence, writes it beside each of its tags and tells it on a channel. A page keeps the number its
 * reader knew when rendering began; it is dead once any of its tags carries a higher one. No two
 * machines compare clocks. A reader that has missed what the channel told asks for the numbers. A
 * purge may have waited for Redis as the reader did, so no page is fresh for long.
 */

/** Every list of machines. */
export const DEVICES = 'devices'
/** What every page shows: languages, currencies, web config, certificates, dictionaries. */
export const SETTINGS = 'settings'
export const HOME = 'home'
export const CATEGORIES = 'categories'
export const deviceTag = (deviceId: string) => `device:${deviceId}`

/**
 * The index shows a change only after its next refresh, and the API answers some calls with what it
 * read up to a second ago: a page rendered this soon after a purge of one of its tags may be shown,
 * but must not be kept.
 */
export const SETTLE_MS = 1500

/** How long a tag's number is kept; no page may be kept as long. */
export const TAG_KEPT_SECONDS = 7 * 86_400

/** Where the numbers lie in Redis, and where a purge is told. The prefix is REDIS_PREFIX. */
export const pageKeys = (prefix: string) => ({
  /** The number of the latest purge; missing until the first. It never falls, even after a flush. */
  seq: `${prefix}pages:seq`,
  /** The number of the latest purge of this tag. */
  tag: (tag: string) => `${prefix}pages:tag:${tag}`,
  /** Carries a `Purge` as JSON. Who was not listening reads the tags' numbers. */
  channel: `${prefix}pages:purge`,
})

/** What is told on the channel. */
export const Purge = z.object({ seq: z.int(), tags: z.array(z.string()) })
export type Purge = z.output<typeof Purge>
