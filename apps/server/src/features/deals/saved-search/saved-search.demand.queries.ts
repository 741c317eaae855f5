import { sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'

const MOST_GROUPS = 500
/** Wants of one kind that are shown in words. */
const EXAMPLES = 5

interface WantGroup extends Record<string, unknown> {
  category: string | null
  brand: string | null
  buyers: number
  latestAt: string
  examples: { name: string; note: string }[]
}

/** What buyers look for and that is not for sale, by category and brand, most wanted first. No names of buyers. */
export async function wantsByKind(ctx: Ctx): Promise<WantGroup[]> {
  const { rows } = await ctx.db.execute<WantGroup>(sql`
    select category, brand, count(distinct member_id)::int as buyers, max(created_at) as "latestAt",
      (array_agg(json_build_object('name', name, 'note', note) order by created_at desc))[:${sql.raw(String(EXAMPLES))}] as examples
    from saved_search where is_want
    group by category, brand
    order by buyers desc, max(created_at) desc
    limit ${MOST_GROUPS}`)
  return rows
}
