import { currencyEndpoints } from '@ironsouq/contract/money/currency/currency.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { currencies, rateFeedState } from './currency.queries.ts'
import {
  addCurrency,
  askForFeed,
  editCurrency,
  preferCurrency,
  setRate,
} from './currency.service.ts'
import { rateHistory, staffCurrencies } from './currency.staff.projection.ts'

export const currencyRoutes: Routes = (serve) => {
  serve(currencyEndpoints.list, ({ ctx }) => currencies(ctx))
  serve(currencyEndpoints.staffList, async ({ ctx }) => ({
    currencies: await staffCurrencies(ctx),
    feed: await rateFeedState(ctx),
  }))
  serve(currencyEndpoints.history, ({ ctx, query }) => rateHistory(ctx, query.code, query.days))
  serve(currencyEndpoints.add, ({ ctx, body }) => addCurrency(ctx, body))
  serve(currencyEndpoints.edit, ({ ctx, body }) => editCurrency(ctx, body))
  serve(currencyEndpoints.setRate, ({ ctx, body, actor }) => setRate(ctx, body, actor.id))
  serve(currencyEndpoints.prefer, ({ ctx, body }) => preferCurrency(ctx, body.code))
  serve(currencyEndpoints.readFeed, ({ ctx, actor }) => askForFeed(ctx, actor.id))
}
