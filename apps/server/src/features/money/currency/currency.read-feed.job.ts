import { consumer } from '#kernel/work/events.ts'
import { job } from '#kernel/work/jobs.ts'
import { rateFeedAsked } from './currency.events.ts'
import { readRateFeed } from './currency.feed.service.ts'

export const readFeedHourly = job({
  name: 'currency.read-feed',
  cron: '0 * * * *',
  workerPool: 'rates',
  run: readRateFeed,
})

export const readFeedWhenAsked = consumer({
  name: 'currency.read-feed-now',
  on: rateFeedAsked,
  workerPool: 'rates',
  handle: (ctx) => readRateFeed(ctx),
})
