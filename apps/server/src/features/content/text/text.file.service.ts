import type { textEndpoints } from '@ironsouq/contract/content/text/text.endpoints'
import {
  TEXT_FILE_LISTED,
  type TextFile,
  type TextFileCheck,
  type TextLocale,
} from '@ironsouq/contract/content/text/text.schema'
import type { BodyOf, QueryOf } from '@ironsouq/contract/endpoint'
import { messageFaults, placeholdersOf } from '@ironsouq/i18n/check-message'
import { LOCALES } from '@ironsouq/i18n/locales'
import type { Key, Values } from '@ironsouq/i18n/messages'
import { translator } from '@ironsouq/i18n/translate'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { FieldFaults, Refusal } from '#kernel/errors.ts'
import type { Actor } from '#kernel/http/serve.ts'
import { TableRejected } from '#kernel/table-file/table-row.ts'
import { emit } from '#kernel/work/events.ts'
import { textChanged } from './text.events.ts'
import { type FileEntry, isFor, readFile, writeFile } from './text.file.rules.ts'
import { overridesIn, textRevisionNow } from './text.queries.ts'
import { type OwnText, ownText, stateOf, textsFor, type Written } from './text.rules.ts'
import { takeRevisions } from './text.service.ts'
import { textChange, textOverride } from './text.tables.ts'

type Given = BodyOf<typeof textEndpoints.checkFile>

const STATE_WORD = {
  own: null,
  overridden: 'backofficeText.stateOverridden',
  outdated: 'backofficeText.stateOutdated',
  missing: 'backofficeText.stateMissing',
  faulty: 'backofficeText.stateFaulty',
} as const

/** The placeholders that a translation must have, and what needs attention. */
function noteOf(ctx: Ctx, own: OwnText, locale: TextLocale, written: Written | undefined): string {
  const t = translator(ctx.locale)
  const state = STATE_WORD[stateOf(own, locale, written)]
  const placeholders = placeholdersOf(own.english).map(({ name, kind }) =>
    kind === '' ? `{${name}}` : `{${name}, ${kind}}`,
  )
  return [
    ...(state ? [t(state)] : []),
    ...(placeholders.length > 0
      ? [`${t('backofficeText.placeholders')}: ${placeholders.join(' ')}`]
      : []),
  ].join('. ')
}

type Overrides = ReadonlyMap<string, Written>

/** As English readers see it: what staff wrote, if it fits this build. */
function englishOf(own: OwnText, english: Overrides): string {
  const written = english.get(own.key)
  return written && stateOf(own, 'en', written) !== 'faulty' ? written.value : own.english
}

export async function exportTexts(
  ctx: Ctx,
  permissions: ReadonlySet<string>,
  { locale, format }: QueryOf<typeof textEndpoints.file>,
): Promise<TextFile> {
  const [written, english] = [await overridesIn(ctx, locale), await overridesIn(ctx, 'en')]
  const rows = textsFor(permissions).map((own) => {
    const override = written.get(own.key)
    const state = stateOf(own, locale, override)
    return {
      key: own.key,
      english: englishOf(own, english),
      text: override?.value ?? own.texts[locale] ?? '',
      note: noteOf(ctx, own, locale, override),
      isDone: state === 'own' || state === 'overridden',
    }
  })
  const name = `texts-${LOCALES[locale].bcp47}.${format === 'csv' ? 'csv' : 'xlf'}`
  return { name, content: writeFile(format, rows, locale) }
}

const wrong = (key: Key, values: Values = {}) =>
  new FieldFaults([{ field: 'content', key, values }])

async function entriesOf({ locale, format, content }: Given): Promise<FileEntry[]> {
  const { language, entries } = await readFile(format, content).catch((err: unknown) => {
    throw err instanceof TableRejected ? wrong('error.textFileDamaged') : err
  })
  if (language !== null && !isFor(language, locale))
    throw wrong('error.textFileLanguage', { language, wanted: LOCALES[locale].bcp47 })
  if (entries.length === 0) throw wrong('error.textFileDamaged')
  return entries
}

interface Change {
  own: OwnText
  before: string | null
  /** Null restores the build's own text. */
  after: string | null
  /** As readers see it then. */
  shown: string
}

interface Fault {
  entryKey: string
  key: Key
  values: Values
}

interface Compared {
  changes: Change[]
  faults: Fault[]
  same: number
  empty: number
}

const plain = (text: string) => text.replaceAll(/\s+/gu, ' ').trim()

type Outcome = 'same' | 'empty' | Omit<Fault, 'entryKey'> | Change

const wrongEntry = (key: Key, values: Values = {}) => ({ key, values })

interface Existing {
  /** Of who sends the file. */
  permissions: ReadonlySet<string>
  written: Overrides
  english: Overrides
}

/** What one text of a file would do. */
function outcomeOf(entry: FileEntry, locale: TextLocale, existing: Existing): Outcome {
  const own = ownText(existing.permissions, entry.key)
  if (!own) return wrongEntry('backofficeTextFile.faultKey')
  const shown = entry.text.replaceAll('\r\n', '\n').trim()
  if (shown === '') return 'empty'
  const override = existing.written.get(entry.key)?.value ?? null
  const after = shown === own.texts[locale] ? null : shown
  if (after === override) return 'same'
  const [fault] = messageFaults(shown, { english: own.english, locale })
  if (fault) return fault
  const isOldSource =
    locale !== 'en' &&
    entry.english !== null &&
    plain(entry.english) !== plain(englishOf(own, existing.english))
  if (isOldSource) return wrongEntry('backofficeTextFile.faultSource')
  return { own, before: override ?? own.texts[locale], after, shown }
}

/** What cannot be used is left out, with the reason. */
function compared(entries: readonly FileEntry[], locale: TextLocale, existing: Existing): Compared {
  const result: Compared = { changes: [], faults: [], same: 0, empty: 0 }
  const seen = new Set<string>()
  for (const entry of entries) {
    const outcome = seen.has(entry.key)
      ? wrongEntry('backofficeTextFile.faultTwice')
      : outcomeOf(entry, locale, existing)
    seen.add(entry.key)
    if (typeof outcome === 'string') result[outcome] += 1
    else if ('own' in outcome) result.changes.push(outcome)
    else result.faults.push({ entryKey: entry.key, ...outcome })
  }
  return result
}

function presented(ctx: Ctx, revision: number, result: Compared): TextFileCheck {
  const { changes, faults, same, empty } = result
  const t = translator(ctx.locale)
  return {
    revision,
    counts: { changed: changes.length, same, empty, faulty: faults.length },
    changes: changes
      .slice(0, TEXT_FILE_LISTED)
      .map(({ own, before, shown }) => ({ key: own.key, before, after: shown })),
    faults: faults
      .slice(0, TEXT_FILE_LISTED)
      .map(({ entryKey, key, values }) => ({ key: entryKey.slice(0, 120), msg: t(key, values) })),
  }
}

const existingFor = async (
  ctx: Ctx,
  permissions: ReadonlySet<string>,
  locale: TextLocale,
): Promise<Existing> => ({
  permissions,
  written: await overridesIn(ctx, locale),
  english: await overridesIn(ctx, 'en'),
})

export async function checkTexts(
  ctx: Ctx,
  permissions: ReadonlySet<string>,
  given: Given,
): Promise<TextFileCheck> {
  const { locale } = given
  const entries = await entriesOf(given)
  return atomic(ctx, async (ctx) => {
    // Read first: a text that changes now makes the import ask for a new check.
    const revision = await textRevisionNow(ctx)
    const check = presented(
      ctx,
      revision,
      compared(entries, locale, await existingFor(ctx, permissions, locale)),
    )
    ctx.audit('textFile', locale, null, { check: check.counts })
    return check
  })
}

const AT_ONCE = 500

async function write(
  ctx: TxCtx,
  { locale, staffId, revision }: { locale: TextLocale; staffId: string; revision: number },
  changes: readonly Change[],
) {
  const by = { locale, staffId, createdAt: ctx.now() }
  const restored = changes.flatMap(({ own, after }) => (after === null ? [own.key] : []))
  await ctx.db
    .delete(textOverride)
    .where(and(eq(textOverride.locale, locale), inArray(textOverride.key, restored)))
  const values = changes.flatMap(({ own, after }) =>
    after === null ? [] : [{ ...by, key: own.key, value: after, ownThen: own.texts[locale] }],
  )
  if (values.length > 0)
    await ctx.db
      .insert(textOverride)
      .values(values)
      .onConflictDoUpdate({
        target: [textOverride.key, textOverride.locale],
        set: {
          value: sql`excluded.value`,
          ownThen: sql`excluded.own_then`,
          staffId,
          createdAt: ctx.now(),
        },
      })
  const written = (text: string | null, own: OwnText) => (text === own.texts[locale] ? null : text)
  await ctx.db.insert(textChange).values(
    changes.map(({ own, before, after }, i) => ({
      ...by,
      revision: revision + i,
      key: own.key,
      before: written(before, own),
      after,
    })),
  )
  const texts = (side: 'before' | 'after') =>
    Object.fromEntries(changes.map((change) => [change.own.key, change[side]]))
  ctx.audit('textFile', locale, texts('before'), texts('after'))
}

/** Replaces the texts of one language by those of a file that was checked, in one commit. */
export async function importTexts(
  ctx: Ctx,
  { id: staffId, permissions }: Actor,
  given: BodyOf<typeof textEndpoints.importFile>,
): Promise<TextFileCheck> {
  const { locale } = given
  const entries = await entriesOf(given)
  return atomic(ctx, async (ctx) => {
    // Until the commit, every other change of texts waits.
    if ((await takeRevisions(ctx, 0)) !== given.revision)
      throw new Refusal('error.textFileOutdated')
    const result = compared(entries, locale, await existingFor(ctx, permissions, locale))
    const { changes } = result
    if (changes.length === 0) throw new Refusal('error.textFileNoChange')
    const last = await takeRevisions(ctx, changes.length)
    for (let at = 0; at < changes.length; at += AT_ONCE) {
      const revision = last - changes.length + 1 + at
      await write(ctx, { locale, staffId, revision }, changes.slice(at, at + AT_ONCE))
    }
    await emit(ctx, textChanged, { locales: [locale] })
    return presented(ctx, last, result)
  })
}
