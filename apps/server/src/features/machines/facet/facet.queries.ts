import { FACETS, FOLDED_FACETS } from '@ironsouq/contract/machines/device/device.filters'
import type { FacetLayout, FacetSetting } from '@ironsouq/contract/machines/facet/facet.endpoints'
import { asc } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { cached } from '#kernel/data/cached.ts'
import { facet } from './facet.tables.ts'

const FIRST_VERSION = 1

/** The layout as it is stored; a filter that a later release brings comes last, as the contract has it. */
export async function facetLayout(ctx: Ctx): Promise<FacetLayout> {
  const rows = await ctx.db.select().from(facet).orderBy(asc(facet.position), asc(facet.code))
  const stored = new Set(rows.map(({ code }) => code))
  const others = FACETS.filter((code) => !stored.has(code))
  return {
    version: rows[0]?.version ?? FIRST_VERSION,
    facets: [
      ...rows.map(({ code, isShown, isOpen }) => ({ facet: code, isShown, isOpen })),
      ...others.map((code) => ({
        facet: code,
        isShown: true,
        isOpen: !FOLDED_FACETS.includes(code),
      })),
    ],
  }
}

/** At most a second old. */
export const facetSettings = cached(
  { seconds: 1 },
  async (ctx): Promise<readonly FacetSetting[]> => (await facetLayout(ctx)).facets,
)
