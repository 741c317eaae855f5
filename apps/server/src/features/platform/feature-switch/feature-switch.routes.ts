import { featureSwitchEndpoints } from '@ironsouq/contract/platform/feature-switch/feature-switch.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { featureSwitches } from './feature-switch.queries.ts'
import { setFeatureSwitch } from './feature-switch.service.ts'
import { featureSwitchRecords } from './feature-switch.staff.projection.ts'

export const featureSwitchRoutes: Routes = (serve) => {
  serve(featureSwitchEndpoints.list, ({ ctx }) => featureSwitches(ctx))
  serve(featureSwitchEndpoints.records, ({ ctx }) => featureSwitchRecords(ctx))
  serve(featureSwitchEndpoints.set, ({ ctx, body, actor }) => setFeatureSwitch(ctx, actor.id, body))
}
