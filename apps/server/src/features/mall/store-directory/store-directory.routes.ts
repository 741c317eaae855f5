import { storeDirectoryEndpoints } from '@ironsouq/contract/mall/store-directory/store-directory.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { storeDirectory } from './store-directory.queries.ts'

export const storeDirectoryRoutes: Routes = (serve) => {
  serve(storeDirectoryEndpoints.list, ({ ctx, query }) => storeDirectory(ctx, query))
}
