import { feature } from '#kernel/registry.ts'
import { deleteOldHistory } from './history.delete-old.job.ts'
import { historyPersonalData, productHistoryPersonalData } from './history.personal-data.ts'
import { historyRoutes } from './history.routes.ts'
import { browse, browseProduct } from './history.tables.ts'

export const historyFeature = feature({
  name: 'history',
  routes: [historyRoutes],
  jobs: [deleteOldHistory],
  personalData: [historyPersonalData, productHistoryPersonalData],
  retention: [
    { table: browse, sweptBy: deleteOldHistory.name },
    { table: browseProduct, sweptBy: deleteOldHistory.name },
  ],
})
