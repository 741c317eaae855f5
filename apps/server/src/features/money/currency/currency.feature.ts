import { feature } from '#kernel/registry.ts'
import { purgeCurrency } from './currency.on-changed.purge.ts'
import { readFeedHourly, readFeedWhenAsked } from './currency.read-feed.job.ts'
import { currencyRoutes } from './currency.routes.ts'

export const currencyFeature = feature({
  name: 'currency',
  routes: [currencyRoutes],
  consumers: [purgeCurrency, readFeedWhenAsked],
  jobs: [readFeedHourly],
})
