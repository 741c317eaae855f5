import * as z from 'zod/mini'

/**
 * Invalidation of cached pages. A purge takes the next number of one sequence, writes it to each of
 * its tags and publishes it on a channel. A page stores the number its reader knew when rendering
 * began; it is stale once one of its tags has a higher number. No clocks are compared. A reader that
 * missed messages of the channel reads the numbers. A purge may be delayed while Redis is down, so
 * the TTL of pages is short.
 */

/** Every list of machines. */
export const DEVICES = 'devices'
/** What every page shows: languages, currencies, web config, certificates, dictionaries. */
export const SETTINGS = 'settings'
export const HOME = 'home'
export const CATEGORIES = 'categories'
/** Every list of news, its feed and its file of the sitemap. */
export const NEWS = 'news'
export const newsTag = (newsId: string) => `news:${newsId}`
export const VIDEOS = 'videos'
/** The help center, its articles and their file of the sitemap. */
export const HELP = 'help'
/** About us, the terms and the privacy policy. */
export const SITE_PAGE = 'site-page'
export const BRANCHES = 'branches'
/** Every page in this language: one of its texts has changed. */
export const textsTag = (locale: string) => `texts:${locale}`
/** Every list of products, and the home page of the mall. */
export const MALL = 'mall'
export const productTag = (productId: string) => `product:${productId}`
/** What a store has changes: its own page, and those of its products. */
export const storeTag = (sellerId: string) => `store:${sellerId}`
export const deviceTag = (deviceId: string) => `device:${deviceId}`

/**
 * The index shows a change only after its next refresh, and the API answers some calls with what it
 * read up to a second ago: a page rendered this soon after a purge of one of its tags may be shown,
 * but must not be cached.
 */
export const SETTLE_MS = 1500

/** TTL of a tag's number; the TTL of a page must be shorter. */
export const TAG_TTL_SECONDS = 7 * 86_400

/** The Redis keys of the numbers and the channel of purges. The prefix is REDIS_PREFIX. */
export const pageKeys = (prefix: string) => ({
  /** The number of the latest purge; missing until the first. It never falls, even after a flush. */
  seq: `${prefix}pages:seq`,
  /** The number of the latest purge of this tag. */
  tag: (tag: string) => `${prefix}pages:tag:${tag}`,
  /** Carries a `Purge` as JSON. A reader that was not connected reads the tags' numbers. */
  channel: `${prefix}pages:purge`,
})

/** A message of the channel. */
export const Purge = z.object({ seq: z.int(), tags: z.array(z.string()) })
export type Purge = z.output<typeof Purge>
