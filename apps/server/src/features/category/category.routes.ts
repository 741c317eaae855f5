import { categoryEndpoints } from '@ironsouq/contract/category/category.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { categoriesOf } from './category.queries.ts'

export const categoryRoutes: Routes = (serve) => {
  serve(categoryEndpoints.info, async ({ ctx, query }) => ({
    categoryInfo: await categoriesOf(ctx, query.parentId),
  }))
}
