import { languageEndpoints } from '@ironsouq/contract/platform/language/language.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { languageList, languagesOffered } from './language.queries.ts'
import { saveLanguages } from './language.service.ts'

export const languageRoutes: Routes = (serve) => {
  serve(languageEndpoints.default, ({ ctx }) => languagesOffered(ctx))
  serve(languageEndpoints.list, ({ ctx }) => languageList(ctx))
  serve(languageEndpoints.save, ({ ctx, body }) => saveLanguages(ctx, body))
}
