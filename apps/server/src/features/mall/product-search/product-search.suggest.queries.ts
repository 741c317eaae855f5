import type { ProductSuggestion } from '@ironsouq/contract/mall/product-search/product-search.query'
import {
  mallCatalogue,
  nameOf,
} from '#features/mall/product-category/product-category.catalogue.queries.ts'
import { onlySelling } from '#features/mall/store/store.selling.projection.ts'
import { modelKey } from '#features/platform/search/search.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { SearchUnavailable } from '#kernel/ports/search.ts'
import { productIndex } from './product-search.document.ts'
import { modelsFitted } from './product-search.machine.projection.ts'
import type { Hit } from './product-search.page.present.ts'
import { suggestRequest } from './product-search.rules.ts'

const MOST_OF_A_KIND = 3

const listPath = (params: Record<string, string>) => `/mall/list?${new URLSearchParams(params)}`

/** Whether a word of the name begins like the text. */
const begins = (name: string, text: string) =>
  ` ${name.toLocaleLowerCase()}`.includes(` ${text.toLocaleLowerCase()}`)

async function categoriesLike(ctx: Ctx, q: string): Promise<ProductSuggestion[]> {
  const { categories } = await mallCatalogue(ctx)
  return [...categories.values()]
    .filter(
      (each) =>
        each.isShown && (['en', ctx.locale] as const).some((l) => begins(nameOf(each, l), q)),
    )
    .slice(0, MOST_OF_A_KIND)
    .map((each) => ({
      kind: 'category',
      text: nameOf(each, ctx.locale),
      path: listPath({ category: each.code }),
    }))
}

async function machinesLike(ctx: Ctx, q: string): Promise<ProductSuggestion[]> {
  const key = modelKey(q)
  if (key.length < 2) return []
  return (await modelsFitted(ctx))
    .filter(({ model, brandCode }) =>
      [modelKey(model), modelKey(brandCode + model)].some((known) => known.startsWith(key)),
    )
    .slice(0, MOST_OF_A_KIND)
    .map(({ modelId, brandName, model }) => ({
      kind: 'machine',
      text: `${brandName} ${model}`,
      path: listPath({ modelId }),
    }))
}

async function productsLike(ctx: Ctx, q: string): Promise<ProductSuggestion[]> {
  try {
    const [found] = await ctx.search.find<Hit>(productIndex.name, [suggestRequest(q, ctx.locale)])
    const key = modelKey(q)
    const hits = (found?.hits ?? []).map((hit) => ({ ...hit, storeId: hit.card.storeId }))
    return (await onlySelling(ctx, hits)).map(({ card, words, crossReferences }) => {
      const { partNo, productId } = card
      const { name } = words[ctx.locale]
      const path = `/mall/product/${productId}`
      const numbers = [partNo ?? '', ...crossReferences.map(({ number }) => number)]
      const number = numbers.find((each) => key !== '' && modelKey(each).startsWith(key))
      return number === undefined
        ? { kind: 'product', text: name, path }
        : { kind: 'partNo', text: `${number} · ${name}`, path }
    })
  } catch (err) {
    // The others come from memory.
    if (err instanceof SearchUnavailable) return []
    throw err
  }
}

/** Suggestions while the user types. */
export async function productSuggestions(ctx: Ctx, q: string): Promise<ProductSuggestion[]> {
  const found = await Promise.all([
    categoriesLike(ctx, q),
    machinesLike(ctx, q),
    productsLike(ctx, q),
  ])
  return found.flat()
}
