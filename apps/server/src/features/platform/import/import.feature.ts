import { IMPORT_DAYS } from '@ironsouq/contract/platform/import/import.limits'
import { feature } from '#kernel/registry.ts'
import { expireOldImports } from './import.expire-old.job.ts'
import { merchantImportRoutes } from './import.merchant.routes.ts'
import { runImportBlock } from './import.on-block-due.ts'
import { placeDecidedPhoto } from './import.on-photo.ts'
import { readReceivedImport } from './import.on-received.ts'
import { importRoutes } from './import.routes.ts'
import { dataImport } from './import.tables.ts'

export const importFeature = feature({
  name: 'import',
  routes: [importRoutes, merchantImportRoutes],
  consumers: [readReceivedImport, runImportBlock, placeDecidedPhoto],
  jobs: [expireOldImports],
  // Its rows and keys go with it.
  retention: [{ table: dataImport, since: dataImport.updatedAt, days: IMPORT_DAYS }],
})
