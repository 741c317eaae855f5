import type { ArticleCode } from '../content/facts.ts'

interface NewsFact {
  list: ArticleCode
  /** Before the seeding. */
  daysAgo: number
  /** Its newest machine is on the cover. */
  category: string
  /** The list of machines beside the article. */
  machines: string
}

// oxfmt-ignore
export const NEWS = {
  lowBeds:    { list: 'company-news', daysAgo: 2,  category: 'trucks-trailers', machines: 'category=trucks-trailers' },
  hoursPrice: { list: 'market',       daysAgo: 9,  category: 'excavators',      machines: 'category=excavators' },
  craneDate:  { list: 'guides',       daysAgo: 16, category: 'mobile-cranes',   machines: 'category=mobile-cranes' },
  diesel:     { list: 'guides',       daysAgo: 30, category: 'wheel-loaders',   machines: 'category=wheel-loaders' },
  meterCheck:   { list: 'guides',       daysAgo: 75,  category: 'backhoe-loaders', machines: 'category=backhoe-loaders' },
  middayBreak:  { list: 'notices',      daysAgo: 155, category: 'telehandlers',    machines: '' },
  passport:     { list: 'company-news', daysAgo: 230, category: 'motor-graders',   machines: '' },
  rollerDrum:   { list: 'guides',       daysAgo: 400, category: 'compaction',      machines: 'category=compaction' },
  forkliftTest: { list: 'notices',      daysAgo: 480, category: 'forklifts',       machines: 'category=forklifts' },
  cooling:      { list: 'guides',       daysAgo: 560, category: 'power-air',       machines: 'category=power-air' },
  shipping:     { list: 'guides',       daysAgo: 760, category: 'dump-trucks',     machines: 'category=dump-trucks' },
  languages:    { list: 'company-news', daysAgo: 850, category: 'dozers',          machines: '' },
} as const satisfies Record<string, NewsFact>
export type NewsCode = keyof typeof NEWS

/** The body is in the notation of `article-document.ts`. */
export type NewsWords = Record<NewsCode, { title: string; summary: string; body: string }>
