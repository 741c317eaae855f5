import type { Suggestion } from '@ironsouq/contract/device/device.query'
import { and, eq, sql } from 'drizzle-orm'
import { suggested } from '#features/finding/finding.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { words } from './device.card.queries.ts'
import { stockOf } from './device.stock.queries.ts'
import { device } from './device.tables.ts'

const listPath = (params: Record<string, string>) => `/device-list?${new URLSearchParams(params)}`

/** Letters, a hyphen and digits: only who has the number before him types the whole of it. */
const STOCK_NO = /^[A-Za-z]+-?\s?\d{3,}$/

async function machineNumbered(ctx: Ctx, q: string): Promise<Suggestion[]> {
  if (!STOCK_NO.test(q)) return []
  const stockNo = q.toUpperCase().replace(/^([A-Z]+)[-\s]?(\d+)$/, '$1-$2')
  const [row] = await ctx.db
    .select({ id: device.id, title: words(sql`${ctx.locale}::text`).title })
    .from(device)
    .where(and(eq(device.stockNo, stockNo), eq(device.state, 'listed')))
  if (!row) return []
  const text = `${stockNo} · ${row.title}`
  return [{ kind: 'machine', text, path: `/device-detail/${row.id}`, count: null }]
}

/** What a reader may mean while he types: from memory, but for a stock number. */
export async function suggestions(ctx: Ctx, q: string): Promise<Suggestion[]> {
  const [machine, others] = await Promise.all([
    machineNumbered(ctx, q),
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
