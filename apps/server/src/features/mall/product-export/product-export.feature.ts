import { eq } from 'drizzle-orm'
import { feature } from '#kernel/registry.ts'
import { expireOldProductExports } from './product-export.expire-old.job.ts'
import { writeAskedProductExport } from './product-export.on-asked.ts'
import { productExportRoutes } from './product-export.routes.ts'
import { productExport } from './product-export.tables.ts'

export const productExportFeature = feature({
  name: 'product-export',
  routes: [productExportRoutes],
  consumers: [writeAskedProductExport],
  jobs: [expireOldProductExports],
  retention: [
    {
      table: productExport,
      since: productExport.expiresAt,
      days: 30,
      where: eq(productExport.state, 'expired'),
    },
  ],
})
