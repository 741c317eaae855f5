import { job } from '#kernel/work/jobs.ts'
import { devicesWithOldGuide } from './valuation.projection.ts'
import { calculateGuides } from './valuation.service.ts'

/** About a minute of work; the next run continues. */
const AT_ONCE = 5000

export const refreshGuides = job({
  name: 'valuation.refresh-guides',
  cron: '*/30 * * * *',
  run: async (ctx) => calculateGuides(ctx, await devicesWithOldGuide(ctx, AT_ONCE)),
})
