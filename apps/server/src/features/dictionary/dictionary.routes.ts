import { dictionaryEndpoints } from '@ironsouq/contract/dictionary/dictionary.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { dictionary } from './dictionary.queries.ts'

export const dictionaryRoutes: Routes = (serve) => {
  serve(dictionaryEndpoints.list, async ({ ctx, query }) => ({
    data: await dictionary(ctx, query.dictType),
  }))
}
