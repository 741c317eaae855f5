import type { Suggestion } from '@ironsouq/contract/machines/device/device.query'
import { listedByStockNo } from '#features/machines/device/device.queries.ts'
import { suggested } from '#features/platform/search/search.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { stockOf } from './device-search.stock.projection.ts'

const listPath = (params: Record<string, string>) => `/device-list?${new URLSearchParams(params)}`

/** Letters, a hyphen and digits: a complete stock number. */
const STOCK_NO = /^[A-Za-z]+-?\s?\d{3,}$/

async function deviceWithStockNo(ctx: Ctx, q: string): Promise<Suggestion[]> {
  if (!STOCK_NO.test(q)) return []
  const stockNo = q.toUpperCase().replace(/^([A-Z]+)[-\s]?(\d+)$/, '$1-$2')
  const row = await listedByStockNo(ctx, stockNo)
  if (!row) return []
  const text = `${stockNo} · ${row.title}`
  return [{ kind: 'machine', text, path: `/device-detail/${row.id}`, count: null }]
}

/** Suggestions while the user types: from memory, except for a stock number. */
export async function suggestions(ctx: Ctx, q: string): Promise<Suggestion[]> {
  const [machine, others] = await Promise.all([
    deviceWithStockNo(ctx, q),
    stockOf(ctx).then((stock) => suggested(ctx, q, stock)),
  ])
  const named = others.map((one): Suggestion => {
    const { kind, text, count } = one
    if (one.kind === 'model')
      return { kind, text, count, path: listPath({ brand: one.brand, model: one.model }) }
    return { kind, text, count, path: listPath({ [one.kind]: one.code }) }
  })
  return [...machine, ...named]
}
