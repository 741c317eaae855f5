import { languageEndpoints } from '@ironsouq/contract/language/language.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { languagesOffered } from './language.queries.ts'

export const languageRoutes: Routes = (serve) => {
  serve(languageEndpoints.default, ({ ctx }) => languagesOffered(ctx))
}
