import { SEARCHES_LEAST } from '@ironsouq/contract/platform/analytics/analytics.endpoints'
import { lt } from 'drizzle-orm'
import { feature } from '#kernel/registry.ts'
import { searchMiss } from './search-miss.tables.ts'

export const searchMissFeature = feature({
  name: 'search-miss',
  retention: [
    { table: searchMiss, since: searchMiss.day, days: 90 },
    // What few searched for on a day is shown only together with its other days of a month.
    {
      table: searchMiss,
      since: searchMiss.day,
      days: 30,
      where: lt(searchMiss.times, SEARCHES_LEAST),
    },
  ],
})
