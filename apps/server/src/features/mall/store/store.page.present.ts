import type { StoreBlock, StorePage } from '@ironsouq/contract/mall/store/store.schema'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import type { storePage, StoredBlock } from './store.tables.ts'

/** The blocks as buyers read them: in the wanted language, or in English. */
export const blocksIn = (locale: LocaleCode, blocks: readonly StoredBlock[]): StoreBlock[] =>
  blocks.map(({ blockId, kind, texts, picture, categoryId }) => ({
    blockId,
    kind,
    ...(texts[locale] ?? texts.en),
    picture,
    categoryId,
  }))

type Row = typeof storePage.$inferSelect

/** The page as its merchant edits it. */
export const presentPage = (row: Row | undefined): StorePage => ({
  blocks: row?.draft ?? [],
  isPublished: row !== undefined && row.publishedVersion === row.version,
  publishedAt: row?.publishedAt?.toISOString() ?? null,
  version: row?.version ?? 0,
})
