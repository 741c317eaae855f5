import { feature } from '#kernel/registry.ts'
import { deviceBatchActions } from './device-admin.batch-actions.ts'
import { checkDueDevices } from './device-admin.check-due.job.ts'
import { checkChangedDevice } from './device-admin.on-device-changed.ts'
import { deviceAdminRoutes } from './device-admin.routes.ts'

export const deviceAdminFeature = feature({
  name: 'device-admin',
  routes: [deviceAdminRoutes],
  batchActions: deviceBatchActions,
  consumers: [checkChangedDevice],
  jobs: [checkDueDevices],
})
