import { loyaltyEndpoints } from '@ironsouq/contract/people/loyalty/loyalty.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { loyaltyRecord } from './loyalty.queries.ts'
import { saveLoyalty } from './loyalty.service.ts'

export const loyaltyRoutes: Routes = (serve) => {
  serve(loyaltyEndpoints.record, ({ ctx }) => loyaltyRecord(ctx))
  serve(loyaltyEndpoints.save, ({ ctx, body }) => saveLoyalty(ctx, body))
}
