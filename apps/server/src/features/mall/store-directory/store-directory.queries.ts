import { EMIRATES } from '@ironsouq/contract/machines/device/device.enums'
import type {
  StoreDirectory,
  StoreDirectoryQuery,
  StoreEntry,
} from '@ironsouq/contract/mall/store-directory/store-directory.schema'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import {
  mallCatalogue,
  productCategoryPath,
  type MallCatalogue,
} from '#features/mall/product-category/product-category.catalogue.queries.ts'
import { dubaiDay, logoOf } from '#features/mall/store/store.rules.ts'
import { onlySelling } from '#features/mall/store/store.selling.projection.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { cached } from '#kernel/data/cached.ts'
import { storesSelling } from './store-directory.projection.ts'

/** The stores are one pass over all products on sale: their figures may be a minute old. */
const SECONDS = 60

type Row = Awaited<ReturnType<typeof storesSelling>>[number]

/** The categories of the first level that a store sells in, those with most products first. */
function sellsOf({ goods }: Row, known: MallCatalogue, locale: LocaleCode): StoreEntry['sells'] {
  const codeOf = new Map([...known.categories.values()].map(({ id, code }) => [id, code]))
  const counts = new Map<string, StoreEntry['sells'][number]>()
  for (const { categoryId, count } of goods) {
    const [top] = productCategoryPath(known, codeOf.get(categoryId))
    if (!top) continue
    const { code, names } = top
    const before = counts.get(code)?.count ?? 0
    counts.set(code, { code, name: names?.[locale] ?? names?.en ?? code, count: before + count })
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count || a.code.localeCompare(b.code))
}

const entriesIn = cached({ seconds: SECONDS }, async (ctx, locale: string) => {
  const [rows, known] = [await storesSelling(ctx, locale), await mallCatalogue(ctx)]
  return rows.map((row): StoreEntry => {
    const { goods, createdAt, logoKey, logoWidth, logoHeight, ...entry } = row
    return {
      ...entry,
      logo: logoOf({ logoKey, logoWidth, logoHeight }),
      since: dubaiDay(new Date(createdAt)),
      sells: sellsOf(row, known, ctx.locale),
      products: goods.reduce((sum, { count }) => sum + count, 0),
    }
  })
})

const holds = (text: string, words: string) => text.toLowerCase().includes(words)

/** The categories of all stores with their number of stores. */
function categoriesOf(entries: readonly StoreEntry[]): StoreDirectory['categories'] {
  const counts = new Map<string, StoreDirectory['categories'][number]>()
  for (const { sells } of entries)
    for (const { code, name } of sells)
      counts.set(code, { code, name, count: (counts.get(code)?.count ?? 0) + 1 })
  return [...counts.values()].toSorted((a, b) => b.count - a.count || a.code.localeCompare(b.code))
}

/** The stores that sell something now [ST-7]. One that stopped within the minute is left out. */
export async function storeDirectory(
  ctx: Ctx,
  { q, emirate, category, current, size }: StoreDirectoryQuery,
): Promise<StoreDirectory> {
  const all = await onlySelling(ctx, await entriesIn(ctx, ctx.locale))
  const words = q.toLowerCase()
  const found = all.filter(
    (entry) =>
      (!emirate || entry.emirate === emirate) &&
      (!category || entry.sells.some(({ code }) => code === category)) &&
      (!words || [entry, ...entry.sells].some(({ name }) => holds(name, words))),
  )
  return {
    total: found.length,
    emirates: EMIRATES.map((id) => ({
      emirate: id,
      count: all.filter((entry) => entry.emirate === id).length,
    })).filter(({ count }) => count > 0),
    categories: categoriesOf(all),
    records: found.slice((current - 1) * size, current * size),
  }
}
