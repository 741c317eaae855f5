import { randomUUID } from 'node:crypto'
import {
  RENOVATION_TYPES,
  type BlockKind,
} from '@ironsouq/contract/content/home-page/home-page.schema'
import type {
  BlockText,
  VersionBlock,
} from '@ironsouq/contract/content/home-page/home-page.version.schema'
import { eq } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import type { Translated } from '#kernel/data/texts.ts'
import { homePageVersion } from './home-page.tables.ts'

interface Given {
  kind: BlockKind
  isShown?: boolean
  settings?: VersionBlock['settings']
  texts?: Translated<BlockText>
}

export const aBlock = (given: Given): VersionBlock => ({
  blockId: randomUUID(),
  isShown: true,
  settings: {},
  texts: { en: {} },
  ...given,
})

/** The published home page with these blocks, whatever they are; the one before is replaced. */
export async function aHomePage(ctx: Ctx, given: readonly Given[]) {
  const blocks = given.map(aBlock)
  const ofPublished = eq(homePageVersion.state, 'published')
  await ctx.db.update(homePageVersion).set({ state: 'replaced' }).where(ofPublished)
  const number = (await ctx.db.$count(homePageVersion)) + 1
  const at = { createdAt: ctx.now(), updatedAt: ctx.now(), publishedAt: ctx.now() }
  const { id: versionId } = one(
    await ctx.db
      .insert(homePageVersion)
      .values({ page: RENOVATION_TYPES.home, number, state: 'published', blocks, ...at })
      .returning(),
  )
  return { versionId, number, blocks }
}
