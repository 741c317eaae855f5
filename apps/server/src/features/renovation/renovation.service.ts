import type {
  BlockKind,
  BlockSettings,
  BlockWords,
  RENOVATION_TYPES,
} from '@ironsouq/contract/renovation/renovation.schema'
import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { replaceTexts, textsOf, type Translated } from '#kernel/data/texts.ts'
import { notFound } from '#kernel/errors.ts'
import { emit } from '#kernel/work/events.ts'
import { renovationChanged } from './renovation.events.ts'
import { isPaired, written } from './renovation.rules.ts'
import { renovationBlock, renovationBlockText } from './renovation.tables.ts'

export interface BlockGiven<Kind extends BlockKind = BlockKind> {
  /** Of the block that this one replaces; without it the block is new. */
  blockId?: string
  page: (typeof RENOVATION_TYPES)[keyof typeof RENOVATION_TYPES]
  kind: Kind
  position: number
  shown?: boolean
  settings: z.input<(typeof BlockSettings)[Kind]>
  words: Translated<z.input<(typeof BlockWords)[Kind]>>
}

/** Stores a block after validation against the contract. */
export async function saveBlock<Kind extends BlockKind>(
  ctx: Ctx,
  { blockId: old, page, kind, position, shown = true, ...given }: BlockGiven<Kind>,
): Promise<string> {
  const texts = textsOf(given.words, (words, locale) => {
    const block = written(kind, given.settings, words)
    if (!isPaired(block)) throw new Error(`the ${kind} block has facts without words in ${locale}`)
    return { words: block.words }
  })
  const { settings } = written(kind, given.settings, given.words.en)
  const columns = { page, kind, position, shown, settings }
  return atomic(ctx, async (ctx) => {
    const [stored] = old
      ? await ctx.db
          .update(renovationBlock)
          .set(columns)
          .where(eq(renovationBlock.id, old))
          .returning()
      : await ctx.db
          .insert(renovationBlock)
          .values({ ...columns, createdAt: ctx.now() })
          .returning()
    if (!stored) throw notFound()
    const blockId = stored.id
    await replaceTexts(ctx, renovationBlockText, { blockId }, texts)
    await emit(ctx, renovationChanged, { blockId, page })
    return blockId
  })
}
