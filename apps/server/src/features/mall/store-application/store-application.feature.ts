import { feature } from '#kernel/registry.ts'
import { deleteUnusedStoreDocuments } from './store-application.delete-unused.job.ts'
import { storeNotices } from './store-application.notices.ts'
import { storeApplicationPersonalData } from './store-application.personal-data.ts'
import { storeApplicationRoutes } from './store-application.routes.ts'
import { storeApplicationStaffNotice } from './store-application.staff.notices.ts'
import { storeApplication, storeDocument } from './store-application.tables.ts'

export const storeApplicationFeature = feature({
  name: 'store-application',
  routes: [storeApplicationRoutes],
  jobs: [deleteUnusedStoreDocuments],
  notices: [...storeNotices, storeApplicationStaffNotice],
  personalData: [storeApplicationPersonalData],
  retention: [
    { table: storeApplication, sweptBy: deleteUnusedStoreDocuments.name },
    { table: storeDocument, sweptBy: deleteUnusedStoreDocuments.name },
  ],
})
