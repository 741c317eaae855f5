import type { Fits } from '@ironsouq/contract/mall/product-search/product-search.query'
import { PageQuery } from '@ironsouq/contract/page'
import { onlySelling } from '#features/mall/store/store.selling.projection.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { cached } from '#kernel/data/cached.ts'
import { machineById, modelOfDevice } from './product-search.machine.projection.ts'
import { searchProducts } from './product-search.queries.ts'

/** What the page of a machine shows. */
const SHOWN = 8

const NOTHING: Fits = { machine: null, records: [], total: 0, categories: [] }

/** The page of every machine of a model asks for the same parts, and the counts of a large mall are dear. */
const CACHED_SECONDS = 60

const fitsOfModel = cached(
  { seconds: CACHED_SECONDS },
  async (ctx, _locale: string, modelId: string): Promise<Fits> => {
    const machine = await machineById(ctx, modelId)
    if (!machine) return NOTHING
    const query = { ...PageQuery.parse({ size: SHOWN }), modelId }
    // The answer is for many visitors, so the search is of none of their addresses.
    const { records, total, categories } = await searchProducts(ctx, query, modelId)
    return {
      machine,
      records,
      total,
      categories: categories.flatMap(({ count, ...each }) => (count ? [{ ...each, count }] : [])),
    }
  },
)

interface Wanted {
  modelId?: string | undefined
  deviceId?: string | undefined
}

/** The parts that fit a machine model or the model of a machine, what sells best first [PR-4]. */
export async function productsThatFit(ctx: Ctx, { modelId, deviceId }: Wanted): Promise<Fits> {
  const wanted = modelId ?? (deviceId === undefined ? null : await modelOfDevice(ctx, deviceId))
  if (wanted === null) return NOTHING
  const fits = await fitsOfModel(ctx, ctx.locale, wanted)
  return { ...fits, records: await onlySelling(ctx, fits.records) }
}
