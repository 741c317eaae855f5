import type { ArticleWords } from '@ironsouq/contract/content/article/article.schema'
import { LOCALE_CODES, type LocaleCode } from '@ironsouq/i18n/locales'
import { and, eq, getTableColumns } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { useContentPictures } from '#features/platform/media/media.content.service.ts'
import type { TxCtx } from '#kernel/ctx.ts'
import { FieldFaults, Refusal } from '#kernel/errors.ts'
import { documentField, pictureKeys, type StoredPart, writtenText } from './article.rules.ts'

type TextTable = PgTable & {
  locale: PgColumn
  status: PgColumn
  fingerprint: PgColumn
  parts: PgColumn
}

interface TextBefore {
  fingerprint: string
  translatedFrom: string | null
  parts: StoredPart[]
  title: string
  status: string
}

/** A new picture of a document must be an upload for articles. */
async function checkPictures(
  ctx: TxCtx,
  locale: LocaleCode,
  parts: readonly StoredPart[],
  before: TextBefore | undefined,
) {
  const known = new Set(pictureKeys(before?.parts ?? []))
  const added = pictureKeys(parts).filter((key) => !known.has(key))
  const used = await useContentPictures(ctx, added)
  if (added.some((key) => !used.has(key)))
    throw new FieldFaults([
      { field: documentField(locale), key: 'error.fieldNotAllowed', values: {} },
    ])
}

type Owner = Readonly<Record<string, string>>

const ownedBy = (table: TextTable, owner: Owner) => {
  const [[name, id] = ['', '']] = Object.entries(owner)
  return { id, column: getTableColumns(table)[name] as PgColumn }
}

/**
 * Writes the text of an article in one language. `owner` is the key of the article as the text table
 * names it: `{ newsId }`. A finished translation remembers the English text that it follows. Words that
 * only one kind of article has are columns of its table.
 */
export async function writeText(
  ctx: TxCtx,
  table: TextTable,
  owner: Owner,
  { locale, ...words }: ArticleWords & { locale: LocaleCode },
): Promise<void> {
  const { id, column } = ownedBy(table, owner)
  const textIn = async (code: string) => {
    const of = and(eq(column, id), eq(table.locale, code))
    const [row] = await ctx.db.select().from(table).where(of)
    return row as TextBefore | undefined
  }
  const before = await textIn(locale)
  const text = writtenText(locale, words)
  await checkPictures(ctx, locale, text.parts, before)
  const english = locale === 'en' ? undefined : await textIn('en')
  if (locale !== 'en' && !english) throw new Refusal('error.stateChanged')
  const translatedFrom =
    words.status === 'translated'
      ? (english?.fingerprint ?? null)
      : (before?.translatedFrom ?? null)
  const now = ctx.now()
  const row = { ...words, ...text, translatedFrom, updatedAt: now }
  await ctx.db
    .insert(table)
    // TypeScript cannot see that the owner's key and the rest make a whole row.
    .values({ ...owner, ...row, locale, createdAt: now } as never)
    .onConflictDoUpdate({ target: [column, table.locale], set: row })
  const summaryOf = (text: Pick<TextBefore, 'title' | 'status' | 'fingerprint'> | undefined) =>
    text ? { title: text.title, status: text.status, fingerprint: text.fingerprint } : null
  ctx.audit('articleText', `${id}:${locale}`, summaryOf(before), summaryOf(text))
}

/** Writes the texts of the languages that were given. English first: the others follow it. */
export async function writeTexts(
  ctx: TxCtx,
  table: TextTable,
  owner: Owner,
  texts: Partial<Record<LocaleCode, ArticleWords>>,
): Promise<void> {
  for (const locale of LOCALE_CODES) {
    const words = texts[locale]
    if (words) await writeText(ctx, table, owner, { locale, ...words })
  }
}

/** Visitors of every language can read the English text, so nothing is published without it. */
export async function checkEnglish(ctx: TxCtx, table: TextTable, owner: Owner): Promise<void> {
  const { id, column } = ownedBy(table, owner)
  const finished = and(eq(column, id), eq(table.locale, 'en'), eq(table.status, 'translated'))
  if ((await ctx.db.$count(table, finished)) === 0) throw new Refusal('error.newsNeedsEnglish')
}
