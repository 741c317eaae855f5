import {
  BlockSettings,
  BlockWords,
  type BlockKind,
} from '@ironsouq/contract/content/home-page/home-page.schema'
import type {
  BlockText,
  VersionBlock,
} from '@ironsouq/contract/content/home-page/home-page.version.schema'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import * as z from 'zod/mini'

export type SettingsOf<Kind extends BlockKind> = z.output<(typeof BlockSettings)[Kind]>
export type WordsOf<Kind extends BlockKind> = z.output<(typeof BlockWords)[Kind]>

/** A block that fits the contract: its settings, and its texts in one language. */
export type Written = {
  [Kind in BlockKind]: { kind: Kind; settings: SettingsOf<Kind>; words: WordsOf<Kind> }
}[BlockKind]
export type WrittenAs<Kind extends BlockKind> = Extract<Written, { kind: Kind }>

/** The fields that have something in them. */
export function filledFields(text: BlockText | undefined): BlockText {
  const { title = '', body = '', phrases = [], items = [] } = text ?? {}
  return {
    ...(title.trim() !== '' && { title }),
    ...(body.trim() !== '' && { body }),
    ...(phrases.length > 0 && { phrases }),
    ...(items.length > 0 && { items }),
  }
}

/** The texts as `BlockWords` reads them: lists are there, also empty. */
export const wordsOf = (text: BlockText) => ({ phrases: [], items: [], ...text })

/** Reads a block with the contract's schemas of its kind; throws when it does not fit them. */
export function written({ kind, settings, texts }: VersionBlock, locale: LocaleCode): Written {
  // Each field falls back to English by itself [EQ-7].
  const text = { ...filledFields(texts.en), ...filledFields(texts[locale]) }
  // The two schemas are of one kind, which the compiler cannot follow through the index.
  return {
    kind,
    settings: z.parse(BlockSettings[kind], settings),
    words: z.parse(BlockWords[kind], wordsOf(text)),
  } as Written
}
