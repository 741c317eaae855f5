import { categoryEndpoints } from '@ironsouq/contract/machines/category/category.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { categoriesOf } from './category.queries.ts'
import { editCategory, orderCategories } from './category.service.ts'
import { categoryRecords } from './category.staff.queries.ts'

/** Callers of the specification name the parent of the first level 0, or leave it empty. */
const NO_PARENT = ['', '0']

export const categoryRoutes: Routes = (serve) => {
  serve(categoryEndpoints.info, async ({ ctx, query: { parentId = '' } }) => ({
    categoryInfo: await categoriesOf(ctx, NO_PARENT.includes(parentId) ? undefined : parentId),
  }))
  serve(categoryEndpoints.staffList, ({ ctx }) => categoryRecords(ctx))
  serve(categoryEndpoints.save, ({ ctx, body }) => editCategory(ctx, body))
  serve(categoryEndpoints.order, ({ ctx, body }) => orderCategories(ctx, body))
}
