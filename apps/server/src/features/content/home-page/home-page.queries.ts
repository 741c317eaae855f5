import type { VersionBlock } from '@ironsouq/contract/content/home-page/home-page.version.schema'
import { and, eq } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { written, type Written } from './home-page.rules.ts'
import { homePageVersion } from './home-page.tables.ts'

export type PageType = (typeof homePageVersion.$inferSelect)['page']
export type ShownBlock = Written & { blockId: string }

/** The blocks that visitors see. A block that does not fit the contract is left out. */
export const blocksShown = (
  ctx: Ctx,
  blocks: readonly VersionBlock[],
  onMisfit: (block: VersionBlock, err: unknown) => void,
): ShownBlock[] =>
  blocks
    .filter(({ isShown }) => isShown)
    .flatMap((block) => {
      try {
        return [{ blockId: block.blockId, ...written(block, ctx.locale) }]
      } catch (err) {
        onMisfit(block, err)
        return []
      }
    })

/** The blocks of the published version of a page, in their order. */
export async function publishedBlocks(ctx: Ctx, page: PageType): Promise<ShownBlock[]> {
  const [row] = await ctx.db
    .select({ blocks: homePageVersion.blocks })
    .from(homePageVersion)
    .where(and(eq(homePageVersion.page, page), eq(homePageVersion.state, 'published')))
  return blocksShown(ctx, row?.blocks ?? [], ({ blockId, kind }, err) =>
    ctx.log.error({ err, blockId, kind }, 'a block does not fit the contract and is left out'),
  )
}

export const versionCount = (ctx: Ctx): Promise<number> => ctx.db.$count(homePageVersion)
