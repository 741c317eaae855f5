import type {
  BlockKind,
  BlockSettings,
  BlockWords,
  RENOVATION_TYPES,
} from '@ironsouq/contract/renovation/renovation.schema'
import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { notFound } from '#kernel/errors.ts'
import { emit } from '#kernel/events.ts'
import type { Said } from '#kernel/texts.ts'
import { renovationChanged } from './renovation.events.ts'
import { isPaired, written } from './renovation.rules.ts'
import { renovationBlock, renovationBlockText } from './renovation.tables.ts'

export interface BlockGiven<Kind extends BlockKind = BlockKind> {
  /** Of the block that this one takes the place of; without it, it is a new one. */
  blockId?: string
  page: (typeof RENOVATION_TYPES)[keyof typeof RENOVATION_TYPES]
  kind: Kind
  position: number
  shown?: boolean
  settings: z.input<(typeof BlockSettings)[Kind]>
  words: Said<z.input<(typeof BlockWords)[Kind]>>
}

/** Keeps a block as the contract has it; one that does not fit is not kept. */
export async function saveBlock<Kind extends BlockKind>(
  ctx: Ctx,
  { blockId: old, page, kind, position, shown = true, ...given }: BlockGiven<Kind>,
): Promise<string> {
  const texts = Object.entries(given.words).map(([locale, words]) => {
    const block = written(kind, given.settings, words)
    if (!isPaired(block)) throw new Error(`the ${kind} block has facts without words in ${locale}`)
    return { locale, ...block }
  })
  const { settings } = written(kind, given.settings, given.words.en)
  const columns = { page, kind, position, shown, settings }
  return atomic(ctx, async (ctx) => {
    const createdAt = ctx.now()
    const [kept] = old
      ? await ctx.db
          .update(renovationBlock)
          .set(columns)
          .where(eq(renovationBlock.id, old))
          .returning()
      : await ctx.db
          .insert(renovationBlock)
          .values({ ...columns, createdAt })
          .returning()
    if (!kept) throw notFound()
    const blockId = kept.id
    await ctx.db.delete(renovationBlockText).where(eq(renovationBlockText.blockId, blockId))
    await ctx.db
      .insert(renovationBlockText)
      .values(texts.map(({ locale, words }) => ({ blockId, locale, words, createdAt })))
    await emit(ctx, renovationChanged, { blockId, page })
    return blockId
  })
}
