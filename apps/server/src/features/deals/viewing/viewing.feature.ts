import { feature } from '#kernel/registry.ts'
import { deleteOldViewings } from './viewing.delete-old.job.ts'
import { viewingConsumers } from './viewing.on-changed.ts'
import { viewingPersonalData } from './viewing.personal-data.ts'
import { viewingRoutes } from './viewing.routes.ts'
import { viewing } from './viewing.tables.ts'

export const viewingFeature = feature({
  name: 'viewing',
  routes: [viewingRoutes],
  consumers: viewingConsumers,
  jobs: [deleteOldViewings],
  personalData: [viewingPersonalData],
  retention: [{ table: viewing, sweptBy: deleteOldViewings.name }],
})
