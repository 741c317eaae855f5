import { event } from '#kernel/work/events.ts'

/** What a file of the sitemap lists is other than before. */
export const sitemapChanged = event<{ number: number }>('sitemap.changed')
