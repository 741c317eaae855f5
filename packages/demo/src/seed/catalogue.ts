import { EMIRATES } from '@ironsouq/contract/machines/device/device.enums'
import { aBrand } from '@ironsouq/server/features/machines/brand/brand.builder.ts'
import { aCategory } from '@ironsouq/server/features/machines/category/category.builder.ts'
import { aModel } from '@ironsouq/server/features/machines/model/model.builder.ts'
import { aSpecField } from '@ironsouq/server/features/machines/spec/spec.builder.ts'
import { aYard } from '@ironsouq/server/features/machines/yard/yard.builder.ts'
import { aConfirmedAccount } from '@ironsouq/server/features/money/bank-account/bank-account.builder.ts'
import { aSeller } from '@ironsouq/server/features/people/seller/seller.builder.ts'
import { atomic, type Ctx } from '@ironsouq/server/kernel/ctx.ts'
import { brands } from '../brands.ts'
import type { DemoCategory } from '../categories/category.ts'
import { categoryTree } from '../categories/tree.ts'
import { lifeHoursOf } from '../condition.ts'
import { introsOf } from '../content/intros.ts'
import { headingsOf } from '../headings/headings.ts'
import { demoModels } from '../models/models.ts'
import { topOf } from '../names.ts'
import { namesOf, YARDS } from '../places.ts'
import { newAed } from '../price.ts'
import { demoSellers } from '../sellers.ts'
import { modelSpecs } from '../specs/fill.ts'
import { fieldRows } from '../specs/rows.ts'
import { headingOf } from '../tariff.ts'
import { type Codes, idOf } from './codes.ts'
import { dayBefore } from './days.ts'
import { seedPoints, seedRemarks } from './points.ts'

/** What machines refer to, by code. */
export interface Catalogue {
  categories: Codes
  brands: Codes
  /** By brand and name, as `modelKey` makes it. */
  models: Codes
  sellers: Codes
  yards: Codes
  points: Codes
  remarks: Codes
}

export const modelKey = ({ brand, model }: { brand: string; model: string }) => `${brand}/${model}`

async function seedCategories(
  ctx: Ctx,
  categories: readonly DemoCategory[],
  ids: Map<string, string>,
  parentId?: string,
): Promise<void> {
  for (const [position, { code, names, children }] of categories.entries()) {
    const hsCode = headingOf(code)
    const texts = { names, headings: headingsOf(code), intros: introsOf(code) }
    const { id } = await aCategory(ctx, { code, ...texts, parentId, position, hsCode })
    ids.set(code, id)
    await seedCategories(ctx, children, ids, id)
  }
}

async function seedFields(ctx: Ctx, categories: Codes): Promise<void> {
  for (const { categories: tops, ...field } of fieldRows()) {
    const own = tops.map(({ category, ...place }) => ({
      ...place,
      categoryId: idOf(categories, category),
    }))
    await aSpecField(ctx, { ...field, categories: own })
  }
}

async function seedModels(ctx: Ctx, ids: { brands: Codes; categories: Codes }): Promise<Codes> {
  const models = new Map<string, string>()
  for (const known of demoModels) {
    const { id } = await aModel(ctx, {
      brandId: idOf(ids.brands, known.brand),
      categoryId: idOf(ids.categories, known.category),
      name: known.model,
      specs: modelSpecs(known, topOf(known.category)),
      hoursPerYear: known.hoursPerYear ?? null,
      kmPerYear: known.kmPerYear ?? null,
      lifeHours: lifeHoursOf(known),
      newPriceMinor: BigInt(Math.round(newAed(known.newUsdK))) * 100n,
      priceCurrency: 'AED',
      priceCurve: known.curve,
      firstYear: known.years[0],
      lastYear: known.years[1],
    })
    models.set(modelKey(known), id)
  }
  return models
}

async function seedSellers(ctx: Ctx): Promise<Codes> {
  const sellers = new Map<string, string>()
  for (const {
    code,
    licenceDaysAgo,
    language: _,
    latin,
    arabic,
    hebrew,
    ...facts
  } of demoSellers) {
    const { id } = await aSeller(ctx, {
      ...facts,
      code,
      names: namesOf({ latin, arabic, hebrew }),
      licenceCheckedOn: licenceDaysAgo === null ? null : dayBefore(ctx, licenceDaysAgo),
    })
    await aConfirmedAccount(ctx, { sellerId: id, holder: latin })
    sellers.set(code, id)
  }
  return sellers
}

async function seedYards(ctx: Ctx): Promise<Codes> {
  const yards = new Map<string, string>()
  for (const emirate of EMIRATES)
    for (const { name: latin, arabic, hebrew, address, ...place } of YARDS[emirate]) {
      const names = namesOf({ latin, arabic, hebrew })
      const addresses = namesOf(address)
      yards.set(place.code, (await aYard(ctx, { ...place, emirate, names, addresses })).id)
    }
  return yards
}

/** Everything machines refer to. What is there already is kept, and brought to what is said here. */
export function seedCatalogue(ctx: Ctx): Promise<Catalogue> {
  return atomic(ctx, async (ctx) => {
    const categories = new Map<string, string>()
    await seedCategories(ctx, categoryTree, categories)
    const brandIds = new Map<string, string>()
    for (const brand of brands) brandIds.set(brand.code, (await aBrand(ctx, brand)).id)
    await seedFields(ctx, categories)
    const points = await seedPoints(ctx, categories)
    return {
      categories,
      brands: brandIds,
      models: await seedModels(ctx, { brands: brandIds, categories }),
      sellers: await seedSellers(ctx),
      yards: await seedYards(ctx),
      points,
      remarks: await seedRemarks(ctx, points),
    }
  })
}
