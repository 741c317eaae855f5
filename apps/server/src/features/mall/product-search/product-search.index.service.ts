import { atomic, type Ctx } from '#kernel/ctx.ts'
import type { Indexed } from '#kernel/ports/search.ts'
import { emit } from '#kernel/work/events.ts'
import { presentProductDocument } from './product-search.document.present.ts'
import { productIndex } from './product-search.document.ts'
import { productIndexed } from './product-search.events.ts'
import { countProducts, productsToIndex } from './product-search.projection.ts'
import { commonQuestions } from './product-search.queries.ts'

/** Few round trips, and a bulk request of some megabytes. */
const BATCH = 1000
/** Changes are selected by time; a clock that is slightly behind must not hide one. */
const CLOCK_SLACK_MS = 5000

/** All products as documents of the index: what a rebuild reads. */
export const productsAsDocuments = {
  total: countProducts,
  after: async (ctx: Ctx, after: string | null): Promise<Indexed[]> =>
    (await productsToIndex(ctx, { after, limit: BATCH })).map(presentProductDocument),
  changedSince: async (ctx: Ctx, moment: Date, after: string | null): Promise<Indexed[]> => {
    const changedSince = new Date(moment.getTime() - CLOCK_SLACK_MS)
    const rows = await productsToIndex(ctx, { changedSince, after, limit: BATCH })
    return rows.map(presentProductDocument)
  },
  questions: commonQuestions,
}

/** Writes one product as it is now; the index keeps what was read last. */
export async function writeProduct(ctx: Ctx, productId: string): Promise<void> {
  const rows = await productsToIndex(ctx, { ids: [productId] })
  await ctx.search.write(productIndex.name, rows.map(presentProductDocument))
}

/** Writes one product, and lets the pages of lists follow at once. */
export async function indexProduct(ctx: Ctx, productId: string): Promise<void> {
  await writeProduct(ctx, productId)
  await atomic(ctx, (ctx) => emit(ctx, productIndexed, { productId }))
}

/** Writes every product of a store, which may have very many. */
export async function indexStore(ctx: Ctx, sellerId: string): Promise<void> {
  let after: string | null = null
  do {
    const rows = await productsToIndex(ctx, { sellerId, after, limit: BATCH })
    await ctx.search.write(productIndex.name, rows.map(presentProductDocument))
    after = rows.at(-1)?.id ?? null
  } while (after !== null)
}
