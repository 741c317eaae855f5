import { demandEndpoints } from '@ironsouq/contract/deals/saved-search/saved-search.demand.endpoints'
import { catalogue } from '#features/platform/search/search.catalogue.projection.ts'
import type { Routes } from '#kernel/http/serve.ts'
import { wantsByKind } from './saved-search.demand.queries.ts'

export const demandRoutes: Routes = (serve) => {
  serve(demandEndpoints.list, async ({ ctx }) => {
    const [groups, { categories, brands }] = await Promise.all([wantsByKind(ctx), catalogue(ctx)])
    const nameOf = (known: typeof brands, code: string | null) => {
      if (code === null) return null
      const names = known.get(code)?.names
      return names?.[ctx.locale] ?? names?.en ?? code
    }
    return {
      groups: groups.map(({ category, brand, latestAt, ...rest }) => ({
        ...rest,
        category,
        categoryName: nameOf(categories, category),
        brand,
        brandName: nameOf(brands, brand),
        latestAt: new Date(latestAt).toISOString(),
      })),
    }
  })
}
