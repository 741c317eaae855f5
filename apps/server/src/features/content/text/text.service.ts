import type { textEndpoints } from '@ironsouq/contract/content/text/text.endpoints'
import type { TextInLanguage, TextRecord } from '@ironsouq/contract/content/text/text.schema'
import type { BodyOf } from '@ironsouq/contract/endpoint'
import { messageFaults } from '@ironsouq/i18n/check-message'
import { and, eq, sql } from 'drizzle-orm'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { ConflictRefusal, FieldFaults, notFound } from '#kernel/errors.ts'
import type { Actor } from '#kernel/http/serve.ts'
import { emit } from '#kernel/work/events.ts'
import { textChanged } from './text.events.ts'
import { textRecord } from './text.projection.ts'
import { type OwnText, ownText } from './text.rules.ts'
import { textChange, textOverride, textRevision } from './text.tables.ts'

type Given = BodyOf<typeof textEndpoints.save>

/** Refuses texts that would not work, each with what to do. */
function checkTexts({ english }: OwnText, texts: Given['texts']): void {
  const faults = Object.entries(texts).flatMap(([field, text]) =>
    text === null
      ? []
      : messageFaults(text, { english, locale: field as keyof typeof texts }).map((fault) => ({
          field,
          ...fault,
        })),
  )
  if (faults.length > 0) throw new FieldFaults(faults)
}

/**
 * Takes the next numbers, one for each key that changes, and returns the last one. Until the commit, every
 * other change of texts waits.
 */
export async function takeRevisions(ctx: TxCtx, count: number): Promise<number> {
  const rows = await ctx.db
    .insert(textRevision)
    .values({ revision: count, createdAt: ctx.now() })
    .onConflictDoUpdate({
      target: textRevision.isOnly,
      set: { revision: sql`${textRevision.revision} + ${count}` },
    })
    .returning({ revision: textRevision.revision })
  return one(rows).revision
}

interface Change {
  language: TextInLanguage
  after: string | null
}

/** What is different; an outdated text that stays is a change too: it is compared with the new one. */
function changesOf({ languages }: TextRecord, texts: Given['texts']): Change[] {
  return languages.flatMap((language) => {
    const text = texts[language.locale]
    if (text === undefined) return []
    // The build's own text needs no override, and follows the build.
    const after = text === null || text.trim() === language.own ? null : text.trim()
    const isSame = after === language.override && language.state !== 'outdated'
    return isSame || (after === null && language.override === null) ? [] : [{ language, after }]
  })
}

const overridesOf = ({ languages }: TextRecord) =>
  Object.fromEntries(languages.map(({ locale, override }) => [locale, override]))

async function write(ctx: TxCtx, key: string, staffId: string, { language, after }: Change) {
  const { locale, own } = language
  if (after === null) {
    await ctx.db
      .delete(textOverride)
      .where(and(eq(textOverride.key, key), eq(textOverride.locale, locale)))
    return
  }
  const values = { value: after, ownThen: own, staffId, createdAt: ctx.now() }
  await ctx.db
    .insert(textOverride)
    .values({ key, locale, ...values })
    .onConflictDoUpdate({ target: [textOverride.key, textOverride.locale], set: values })
}

/** Replaces a text in some languages, if no one changed it in any language since it was read. */
export function saveText(
  ctx: Ctx,
  { id: staffId, permissions }: Actor,
  given: Given,
): Promise<TextRecord> {
  const { key, version, texts } = given
  const own = ownText(permissions, key)
  if (!own) throw notFound()
  checkTexts(own, texts)
  return atomic(ctx, async (ctx) => {
    const revision = await takeRevisions(ctx, 1)
    const before = await textRecord(ctx, permissions, key)
    if (before.version !== version) throw new ConflictRefusal(before)
    const changes = changesOf(before, texts)
    if (changes.length === 0) return before
    for (const change of changes) await write(ctx, key, staffId, change)
    await ctx.db.insert(textChange).values(
      changes.map(({ language: { locale, override }, after }) => ({
        revision,
        key,
        locale,
        before: override,
        after,
        staffId,
        createdAt: ctx.now(),
      })),
    )
    const saved = await textRecord(ctx, permissions, key)
    ctx.audit('text', key, overridesOf(before), overridesOf(saved))
    await emit(ctx, textChanged, { locales: changes.map(({ language }) => language.locale) })
    return saved
  })
}
