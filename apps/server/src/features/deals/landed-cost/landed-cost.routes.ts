import { landedCostEndpoints } from '@ironsouq/contract/deals/landed-cost/landed-cost.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { removePlannedRate, saveDestination } from './landed-cost.edit.service.ts'
import { landedCostTables } from './landed-cost.queries.ts'
import { putLandedCostRate } from './landed-cost.service.ts'
import { destinationRecords, rateHistory, ratesAhead } from './landed-cost.staff.queries.ts'

export const landedCostRoutes: Routes = (serve) => {
  serve(landedCostEndpoints.tables, ({ ctx }) => landedCostTables(ctx))
  serve(landedCostEndpoints.putRate, ({ ctx, body }) => putLandedCostRate(ctx, body))
  serve(landedCostEndpoints.staffTables, async ({ ctx }) => {
    const [destinations, rates] = await Promise.all([destinationRecords(ctx), ratesAhead(ctx)])
    return { destinations, rates }
  })
  serve(landedCostEndpoints.history, ({ ctx, query }) => rateHistory(ctx, query.rateId))
  serve(landedCostEndpoints.removeRate, ({ ctx, body }) => removePlannedRate(ctx, body.rateId))
  serve(landedCostEndpoints.saveDestination, ({ ctx, body }) => saveDestination(ctx, body))
}
