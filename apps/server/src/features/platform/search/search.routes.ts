import { searchEndpoints } from '@ironsouq/contract/platform/search/search.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { putWords, removeWords } from './search.service.ts'
import { wordSets } from './search.words.queries.ts'

export const searchRoutes: Routes = (serve) => {
  serve(searchEndpoints.words, ({ ctx }) => wordSets(ctx))

  serve(searchEndpoints.putWords, ({ ctx, body }) => putWords(ctx, body))

  serve(searchEndpoints.removeWords, ({ ctx, body }) => removeWords(ctx, body.wordSetId))
}
