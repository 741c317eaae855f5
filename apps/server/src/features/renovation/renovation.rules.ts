import {
  BlockSettings,
  BlockWords,
  type BlockKind,
} from '@ironsouq/contract/renovation/renovation.schema'
import * as z from 'zod/mini'

export type SettingsOf<Kind extends BlockKind> = z.output<(typeof BlockSettings)[Kind]>
export type WordsOf<Kind extends BlockKind> = z.output<(typeof BlockWords)[Kind]>

/** A stored block: its settings, and its texts in one language. */
export type Written = {
  [Kind in BlockKind]: { kind: Kind; settings: SettingsOf<Kind>; words: WordsOf<Kind> }
}[BlockKind]
export type WrittenAs<Kind extends BlockKind> = Extract<Written, { kind: Kind }>

const itemsOf = (part: object): number | undefined =>
  'items' in part && Array.isArray(part.items) ? part.items.length : undefined

/** Reads a block with the contract's schemas of its kind; throws when it does not fit them. */
export function written(kind: BlockKind, settings: unknown, words: unknown): Written {
  // The two schemas are of one kind, which the compiler cannot follow through the index.
  return {
    kind,
    settings: z.parse(BlockSettings[kind], settings),
    words: z.parse(BlockWords[kind], words),
  } as Written
}

/** Whether every item has both facts and words: they share an index in their lists. */
export function isPaired({ settings, words }: Written): boolean {
  const facts = itemsOf(settings)
  return facts === undefined || facts === itemsOf(words)
}

/** Words and facts of each item together. An index that has only one of them is not an item. */
export const paired = <Words extends object, Facts extends object>(
  words: readonly Words[],
  facts: readonly Facts[],
): (Words & Facts)[] =>
  words.flatMap((texts, place) => {
    const known = facts[place]
    return known ? [{ ...texts, ...known }] : []
  })
