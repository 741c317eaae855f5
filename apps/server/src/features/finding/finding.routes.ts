import { findingEndpoints } from '@ironsouq/contract/finding/finding.endpoints'
import type { Routes } from '#kernel/serve.ts'
import { putWords, removeWords } from './finding.service.ts'
import { wordSets } from './finding.words.queries.ts'

export const findingRoutes: Routes = (serve) => {
  serve(findingEndpoints.words, ({ ctx }) => wordSets(ctx))

  serve(findingEndpoints.putWords, ({ ctx, body }) => putWords(ctx, body))

  serve(findingEndpoints.removeWords, ({ ctx, body }) => removeWords(ctx, body.wordSetId))
}
