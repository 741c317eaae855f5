import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { ageFactor } from '@ironsouq/server/features/machines/valuation/valuation.rules.ts'
import { stopwatch } from '@ironsouq/server/kernel/clock.ts'
import { type Ctx, atomic } from '@ironsouq/server/kernel/ctx.ts'
import { one } from '@ironsouq/server/kernel/data/db.ts'
import { sql } from 'drizzle-orm'
import { runningGear, THIS_YEAR } from '../condition.ts'
import { modelWeights } from '../mix.ts'
import type { DemoModel } from '../models/model.ts'
import { brandNamesOf, singularOf, topOf } from '../names.ts'
import { newAed } from '../price.ts'
import { modelSpecs } from '../specs/fill.ts'
import { titleOf } from '../titles.ts'
import { type Catalogue, modelKey } from './catalogue.ts'
import { idOf } from './codes.ts'
import { keepListings, makeListings } from './listings.sql.ts'
import { unchecked } from './unchecked.ts'

const AT_ONCE = 20_000
const OLDEST = 40

function titlesOf({ brand, category, model }: DemoModel): Record<string, string> {
  const [maker, kind] = [brandNamesOf(brand), singularOf(category)]
  const title = (locale: (typeof LOCALE_CODES)[number]) =>
    titleOf(locale, { brand: maker[locale], singular: kind[locale], model })
  return Object.fromEntries(LOCALE_CODES.map((locale) => [locale, title(locale)]))
}

/** What the database makes machines of: every model with its share of the trade. */
function modelsFor({ models, brands, categories }: Catalogue) {
  let upTo = 0
  return modelWeights().map(([model, weight]) => {
    const from = upTo
    upTo += weight
    return {
      from,
      modelId: idOf(models, modelKey(model)),
      brandId: idOf(brands, model.brand),
      categoryId: idOf(categories, model.category),
      model: model.model,
      specs: modelSpecs(model, topOf(model.category)),
      gear: runningGear(model.category),
      hoursPerYear: model.hoursPerYear ?? null,
      kmPerYear: model.kmPerYear ?? null,
      firstYear: model.years[0],
      years: model.years[1] - model.years[0],
      hasEngine: model.measures.power !== undefined,
      newAed: newAed(model.newUsdK),
      left: Array.from({ length: OLDEST }, (_, age) => ageFactor(model.curve, age)),
      titles: titlesOf(model),
    }
  })
}

async function listingsThere(ctx: Ctx): Promise<number> {
  const { rows } = await ctx.db.execute<{ n: number }>(
    sql`select count(*)::int as n from device where stock_no like 'M-%'`,
  )
  return one(rows).n
}

/**
 * Many machines for measuring, made by the database itself: titles only, with pictures of those
 * that have some. They are told to nobody. Run again, it goes on after the last batch.
 */
export async function seedListings(
  ctx: Ctx,
  count: number,
  catalogue: Catalogue,
  progress: (done: number, perSecond: number) => void,
): Promise<void> {
  const models = JSON.stringify(modelsFor(catalogue))
  const settings = await unchecked(ctx)
  for (let from = await listingsThere(ctx); from < count;) {
    const to = Math.min(count, from + AT_ONCE)
    const seconds = stopwatch()
    const batch = { from: from + 1, to, models, thisYear: THIS_YEAR, now: ctx.now().toISOString() }
    await atomic(ctx, async (ctx) => {
      for (const setting of settings) await ctx.db.execute(setting)
      await ctx.db.execute(makeListings(batch))
      for (const keep of keepListings(batch)) await ctx.db.execute(keep)
    })
    progress(to, Math.round((to - from) / seconds()))
    from = to
  }
  for (const table of ['device', 'device_text', 'device_picture', 'price_guide'])
    await ctx.db.execute(sql.raw(`analyze ${table}`))
}
