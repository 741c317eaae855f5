import { feature } from '#kernel/registry.ts'
import { deleteUnusedLicenceFiles } from './seller-application.delete-unused.job.ts'
import { sendRefusal } from './seller-application.on-refused.ts'
import { sendConfirmation } from './seller-application.on-sent.ts'
import { sellerApplicationRoutes } from './seller-application.routes.ts'
import { sellerApplicationStaffNotice } from './seller-application.staff.notices.ts'
import { licenceFile, sellerApplication } from './seller-application.tables.ts'

export const sellerApplicationFeature = feature({
  name: 'seller-application',
  routes: [sellerApplicationRoutes],
  consumers: [sendConfirmation, sendRefusal],
  notices: [sellerApplicationStaffNotice],
  jobs: [deleteUnusedLicenceFiles],
  retention: [
    { table: licenceFile, sweptBy: deleteUnusedLicenceFiles.name },
    { table: sellerApplication, sweptBy: deleteUnusedLicenceFiles.name },
  ],
})
