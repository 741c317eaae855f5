import { and, asc, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { textIn } from '#kernel/data/texts.ts'
import { written, type Written } from './renovation.rules.ts'
import { renovationBlock, renovationBlockText } from './renovation.tables.ts'

export type PageType = (typeof renovationBlock.$inferSelect)['page']
export type ShownBlock = Written & { blockId: string }

/** The blocks of a page in their order. A block that does not fit the contract is logged and left out. */
export async function blocksShown(ctx: Ctx, page: PageType): Promise<ShownBlock[]> {
  const words = textIn(
    renovationBlockText.words,
    { owner: renovationBlockText.blockId, locale: renovationBlockText.locale },
    { of: sql`renovation_block.id`, wanted: sql`${ctx.locale}::text` },
  )
  const rows = await ctx.db
    .select({
      blockId: renovationBlock.id,
      kind: renovationBlock.kind,
      settings: renovationBlock.settings,
      words: sql<unknown>`${words}`,
    })
    .from(renovationBlock)
    .where(and(eq(renovationBlock.page, page), eq(renovationBlock.shown, true)))
    .orderBy(asc(renovationBlock.position))
  return rows.flatMap(({ blockId, kind, ...row }) => {
    try {
      return [{ blockId, ...written(kind, row.settings, row.words) }]
    } catch (err) {
      ctx.log.error({ err, blockId, kind }, 'a block does not fit the contract and is left out')
      return []
    }
  })
}

export async function kindsOn(ctx: Ctx, page: PageType): Promise<ReadonlySet<string>> {
  const rows = await ctx.db
    .select({ kind: renovationBlock.kind })
    .from(renovationBlock)
    .where(eq(renovationBlock.page, page))
  return new Set(rows.map(({ kind }) => kind))
}
