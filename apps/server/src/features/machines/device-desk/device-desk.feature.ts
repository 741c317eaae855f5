import { feature } from '#kernel/registry.ts'
import { deviceBatchActions } from './device-desk.batch-actions.ts'
import { checkDueDevices } from './device-desk.check-due.job.ts'
import { checkChangedDevice } from './device-desk.on-device-changed.ts'
import { deviceDeskRoutes } from './device-desk.routes.ts'

export const deviceDeskFeature = feature({
  name: 'device-desk',
  routes: [deviceDeskRoutes],
  batchActions: deviceBatchActions,
  consumers: [checkChangedDevice],
  jobs: [checkDueDevices],
})
