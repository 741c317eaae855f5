import { feature } from '#kernel/registry.ts'
import { deleteUnusedLicenceFiles } from './seller-application.delete-unused.job.ts'
import { sendRefusal } from './seller-application.on-refused.ts'
import { sellerApplicationRoutes } from './seller-application.routes.ts'
import { licenceFile } from './seller-application.tables.ts'

export const sellerApplicationFeature = feature({
  name: 'seller-application',
  routes: [sellerApplicationRoutes],
  consumers: [sendRefusal],
  jobs: [deleteUnusedLicenceFiles],
  retention: [{ table: licenceFile, sweptBy: deleteUnusedLicenceFiles.name }],
})
