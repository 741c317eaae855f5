import { currencyEndpoints } from '@ironsouq/contract/currency/currency.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { currencies } from './currency.queries.ts'

export const currencyRoutes: Routes = (serve) => {
  serve(currencyEndpoints.list, ({ ctx }) => currencies(ctx))
}
