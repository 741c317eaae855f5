import type { FacetLayout } from '@ironsouq/contract/machines/facet/facet.endpoints'
import { eq, sql } from 'drizzle-orm'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { ConflictRefusal } from '#kernel/errors.ts'
import { emit } from '#kernel/work/events.ts'
import { facetsChanged } from './facet.events.ts'
import { facetLayout } from './facet.queries.ts'
import { facet } from './facet.tables.ts'

/** What the audit log says of a layout: its filters in order, and those that are hidden or open. */
const described = ({ facets }: FacetLayout) => ({
  order: facets.map((each) => each.facet),
  hidden: facets.filter(({ isShown }) => !isShown).map((each) => each.facet),
  open: facets.filter(({ isOpen }) => isOpen).map((each) => each.facet),
})

/** Replaces the layout that was read at this version. */
export function saveFacets(ctx: Ctx, { version, facets }: FacetLayout): Promise<FacetLayout> {
  return atomic(ctx, async (ctx) => {
    const before = await facetLayout(ctx)
    const createdAt = ctx.now()
    const written = await ctx.db
      .insert(facet)
      .values(
        facets.map(({ facet: code, isShown, isOpen }, position) => ({
          code,
          position,
          isShown,
          isOpen,
          version: version + 1,
          createdAt,
        })),
      )
      .onConflictDoUpdate({
        target: facet.code,
        set: {
          position: sql`excluded.position`,
          isShown: sql`excluded.is_shown`,
          isOpen: sql`excluded.is_open`,
          version: sql`excluded.version`,
        },
        setWhere: eq(facet.version, version),
      })
      .returning({ code: facet.code })
    // A row at another version is not written: then nothing is.
    if (written.length < facets.length || before.version !== version)
      throw new ConflictRefusal(await facetLayout(ctx))
    const after = await facetLayout(ctx)
    ctx.audit('facet', 'layout', described(before), described(after))
    await emit(ctx, facetsChanged, { version: after.version })
    return after
  })
}
