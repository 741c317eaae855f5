import type { NoteState } from '@ironsouq/contract/machines/device-admin/device-admin.enums'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { eq, sql } from 'drizzle-orm'
import { pairsOf } from '#features/machines/device/device.duplicates.queries.ts'
import { pathOfDevice, viewsOfDevice } from '#features/machines/device/device.review.projection.ts'
import { device, deviceCertificate, deviceText } from '#features/machines/device/device.tables.ts'
import { provenOf } from '#features/machines/inspection/inspection.queries.ts'
import { inspection } from '#features/machines/inspection/inspection.tables.ts'
import { specFieldsOf } from '#features/machines/spec/spec.queries.ts'
import { priceGuide } from '#features/machines/valuation/valuation.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import type { ListingFacts } from './device-admin.quality.rules.ts'

/** How far a price in AED is from the middle of the guide range, in percent. */
export const guidePercent = sql<number | null>`(
  select round(100.0 * device.price_minor / ((g.low_minor + g.high_minor) / 2.0) - 100)::int
  from ${priceGuide} as g where g.device_id = device.id and g.currency = device.price_currency)`

interface NoteRow {
  locale: string
  note: string | null
  source: string | null
}

/** Whether the note can be read in each language; no note, no states. */
export function noteStatesOf(
  note: string | null,
  noteLocale: string | null,
  texts: readonly NoteRow[],
): { locale: string; state: NoteState }[] {
  if (note === null) return []
  const byLocale = new Map(texts.map((text) => [text.locale, text]))
  return LOCALE_CODES.map((locale) => {
    if (locale === noteLocale) return { locale, state: 'source' }
    const text = byLocale.get(locale)
    if (!text?.note) return { locale, state: 'missing' }
    return {
      locale,
      state: text.source === null || text.source === note ? 'translated' : 'outdated',
    }
  })
}

export const noteTexts = sql<NoteRow[]>`(
  select coalesce(json_agg(json_build_object('locale', ${deviceText.locale}, 'note', ${deviceText.note},
    'source', ${deviceText.noteSource})), '[]')
  from ${deviceText} where ${deviceText.deviceId} = device.id)`

/** What the quality and the issues of a machine follow from. */
export async function listingFacts(ctx: Ctx, deviceId: string) {
  const [row] = await ctx.db
    .select({
      id: device.id,
      path: pathOfDevice,
      views: viewsOfDevice,
      specs: device.specs,
      inspectedOn: sql<string | null>`(
        select max(${inspection.inspectedOn})::text from ${inspection}
        where ${inspection.deviceId} = device.id)`,
      proven: provenOf(sql`device.id`),
      note: device.note,
      noteLocale: device.noteLocale,
      noteTexts,
      hasPrice: sql<boolean>`device.price_minor is not null`,
      guidePercent,
      expiries: sql<string[]>`(
        select coalesce(json_agg(${deviceCertificate.expiresOn}), '[]') from ${deviceCertificate}
        where ${deviceCertificate.deviceId} = device.id and ${deviceCertificate.expiresOn} is not null)`,
    })
    .from(device)
    .where(eq(device.id, deviceId))
  if (!row) return null
  const { path, specs, note, noteLocale, noteTexts: texts, id: _, ...facts } = row
  const [fields, pairs] = await Promise.all([
    specFieldsOf(
      ctx,
      path.map(({ id }) => id),
    ),
    pairsOf(ctx, deviceId),
  ])
  const own: ListingFacts = {
    ...facts,
    rootCategory: path.at(-1)?.code ?? '',
    specFields: fields.map(({ code }) => code),
    specsFilled: Object.keys(specs),
    noteStates: noteStatesOf(note, noteLocale, texts),
    pairs: pairs.map(({ issue }) => issue),
  }
  /** Whether it has everything that its category requires of a published machine. */
  const isComplete = fields.every(({ code, isRequired }) => !isRequired || code in specs)
  return { facts: own, pairs, isComplete }
}
