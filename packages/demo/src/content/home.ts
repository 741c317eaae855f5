import { BLOCK_KINDS, type BlockKind } from '@ironsouq/contract/content/home-page/home-page.schema'
import type { BlockText } from '@ironsouq/contract/content/home-page/home-page.version.schema'
import { aHomePage } from '@ironsouq/server/features/content/home-page/home-page.builder.ts'
import { versionCount } from '@ironsouq/server/features/content/home-page/home-page.queries.ts'
import type { Ctx } from '@ironsouq/server/kernel/ctx.ts'
import type { Translated } from '@ironsouq/server/kernel/data/texts.ts'
import { inEvery } from './content.ts'

/** Blocks whose headings the storefront knows best have no texts of their own. */
const TEXTS: Partial<Record<BlockKind, Translated<BlockText>>> = {
  hero: inEvery(({ phrases }) => ({ phrases: [...phrases] })),
  steps: inEvery(({ steps }) => ({ items: [...steps] })),
}

/** A home page with a block of every kind, unless there is a home page. */
export async function seedHome(ctx: Ctx): Promise<void> {
  if ((await versionCount(ctx)) > 0) return
  await aHomePage(
    ctx,
    BLOCK_KINDS.map((kind) => ({ kind, texts: TEXTS[kind] ?? { en: {} } })),
  )
}
