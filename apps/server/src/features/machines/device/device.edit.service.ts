import type {
  DeskChanges,
  DeskCreate,
} from '@ironsouq/contract/machines/device-admin/device-admin.schema'
import { STATED_FACTS, type Specs } from '@ironsouq/contract/machines/device/device.enums'
import { isLocaleCode, LOCALE_CODES } from '@ironsouq/i18n/locales'
import { and, eq, sql } from 'drizzle-orm'
import { brandNames } from '#features/machines/brand/brand.queries.ts'
import { categoryPathIds } from '#features/machines/category/category.queries.ts'
import { modelOf } from '#features/machines/model/model.queries.ts'
import { specFieldsOf } from '#features/machines/spec/spec.queries.ts'
import { specFaults, specsTaken } from '#features/machines/spec/spec.rules.ts'
import { yardEmirate } from '#features/machines/yard/yard.queries.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { one, violatedReference } from '#kernel/data/db.ts'
import { ConflictRefusal, FieldFaults, notFound } from '#kernel/errors.ts'
import { emit } from '#kernel/work/events.ts'
import { deviceChanged, deviceRepriced } from './device.events.ts'
import { priceOf } from './device.queries.ts'
import { edited, priceColumns } from './device.service.ts'
import { factsIn, unstatedAfter } from './device.stated.ts'
import { device, deviceCertificate, devicePrice, deviceText } from './device.tables.ts'

type Row = typeof device.$inferSelect

const wrong = (field: string, key: 'error.fieldNotAllowed' | 'error.fieldRequired') =>
  new FieldFaults([{ field, key, values: {} }])

/** An id that belongs to nothing is a wrong field, not a failure of the server. */
async function withKnownReferences<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (err) {
    const column = violatedReference(err)
    throw column === null ? err : wrong(column, 'error.fieldNotAllowed')
  }
}

async function checkSpecs(ctx: Ctx, categoryId: string, specs: Specs): Promise<void> {
  const faults = specFaults(await specFieldsOf(ctx, await categoryPathIds(ctx, categoryId)), specs)
  if (faults.length > 0) throw new FieldFaults(faults)
}

interface Named {
  brandId: string
  categoryId: string
  model: string
}

/** The model of the catalogue, and of its measures those that the category has. */
async function catalogued(ctx: Ctx, named: Named) {
  const known = await modelOf(ctx, named)
  if (!known) return { modelId: null, specs: {} }
  const fields = await specFieldsOf(ctx, await categoryPathIds(ctx, named.categoryId))
  return { modelId: known.id, specs: specsTaken(fields, known.specs) }
}

/** A machine that is called something else is another model, or none of the catalogue. */
async function modelAfter(ctx: Ctx, before: Row, changes: DeskChanges) {
  const { brandId, categoryId, model } = changes
  if (brandId === undefined && categoryId === undefined && model === undefined) return {}
  const found = await modelOf(ctx, {
    brandId: brandId ?? before.brandId,
    categoryId: categoryId ?? before.categoryId,
    model: model ?? before.model,
  })
  return { modelId: found?.id ?? null }
}

/** The columns that the changes set; the note, its texts and the certificates are not among them. */
function columnsOf(changes: DeskChanges) {
  const { price, note, noteTexts: _, certificates: __, yardId, ...columns } = changes
  if (note && !isLocaleCode(note.locale)) throw wrong('note.locale', 'error.fieldNotAllowed')
  return {
    ...columns,
    ...(price !== undefined && priceColumns(price)),
    ...(note !== undefined && { note: note?.text ?? null, noteLocale: note?.locale ?? null }),
    ...(yardId !== undefined && { yardId, emirate: sql`${yardEmirate(sql`${yardId}::uuid`)}` }),
  }
}

/** A price decides the mode unless the mode was given; a fixed price needs an amount. */
function modeOf(before: Row, { price, priceMode }: DeskChanges): Row['priceMode'] {
  const has = price === undefined ? before.priceMinor !== null : price !== null
  const asked = priceMode ?? before.priceMode
  if (asked === 'fixed' && !has) {
    if (priceMode === 'fixed') throw wrong('price', 'error.fieldRequired')
    return 'onRequest'
  }
  return has && price !== undefined && priceMode === undefined && asked === 'onRequest'
    ? 'fixed'
    : asked
}

/** Translations remember the note that they translate: a new note makes them outdated. */
async function writeNoteTexts(
  ctx: TxCtx,
  { id, note }: Row,
  texts: NonNullable<DeskChanges['noteTexts']>,
) {
  for (const [locale, text] of Object.entries(texts)) {
    if (!isLocaleCode(locale)) throw wrong('noteTexts', 'error.fieldNotAllowed')
    await ctx.db
      .update(deviceText)
      .set({ note: text, noteSource: text === null ? null : note })
      .where(and(eq(deviceText.deviceId, id), eq(deviceText.locale, locale)))
  }
}

async function writeCertificates(
  ctx: TxCtx,
  deviceId: string,
  rows: NonNullable<DeskChanges['certificates']>,
) {
  const createdAt = ctx.now()
  await ctx.db.delete(deviceCertificate).where(eq(deviceCertificate.deviceId, deviceId))
  if (rows.length > 0)
    await ctx.db
      .insert(deviceCertificate)
      .values(rows.map((row) => ({ deviceId, createdAt, ...row })))
}

async function writePrice(ctx: TxCtx, { id: deviceId, priceMinor, priceCurrency }: Row) {
  const { id: priceId } = one(
    await ctx.db
      .insert(devicePrice)
      .values({ deviceId, priceMinor, priceCurrency, createdAt: ctx.now() })
      .returning({ id: devicePrice.id }),
  )
  await emit(ctx, deviceRepriced, { deviceId, priceId })
}

type Names = Awaited<ReturnType<typeof brandNames>>

/** The title that a machine gets with its brand and model, in every language. */
export const titlesOfModel = (names: Names, model: string) =>
  LOCALE_CODES.map((locale) => ({
    locale,
    title: `${names[locale] ?? names.en ?? ''} ${model}`.trim(),
  }))

async function writeTitles(ctx: TxCtx, { id: deviceId, brandId, model }: Row): Promise<void> {
  const names = await brandNames(ctx, brandId)
  const createdAt = ctx.now()
  const rows = titlesOfModel(names, model).map((title) => ({
    deviceId,
    ...title,
    description: '',
    createdAt,
  }))
  await ctx.db
    .insert(deviceText)
    .values(rows)
    .onConflictDoUpdate({
      target: [deviceText.deviceId, deviceText.locale],
      set: { title: sql`excluded.title` },
    })
}

async function rowToEdit(ctx: Ctx, id: string): Promise<Row> {
  const [row] = await ctx.db.select().from(device).where(eq(device.id, id))
  if (!row) throw notFound()
  return row
}

interface Edit {
  deviceId: string
  version: number
  changes: DeskChanges
}

/** What a change replaces, by the names of the fields, for the audit log. */
function beforeOf(row: Row, changes: DeskChanges): Record<string, unknown> {
  const facts: Record<string, unknown> = {
    ...row,
    price: priceOf(row),
    note: row.note === null ? null : { text: row.note, locale: row.noteLocale },
  }
  return Object.fromEntries(Object.keys(changes).map((name) => [name, facts[name] ?? null]))
}

/** Changes fields of a machine that no person has changed since it was read: `version` is its revision. */
export const editDevice = (
  ctx: Ctx,
  { deviceId, version, changes }: Edit,
  read: () => Promise<object>,
): Promise<Row> =>
  atomic(ctx, async (ctx) => {
    const before = await rowToEdit(ctx, deviceId)
    const { specs, categoryId = before.categoryId } = changes
    if (specs) await checkSpecs(ctx, categoryId, specs)
    const model = await modelAfter(ctx, before, changes)
    const row = await withKnownReferences(async () => {
      const updated = await ctx.db
        .update(device)
        .set({
          ...columnsOf(changes),
          ...model,
          priceMode: modeOf(before, changes),
          unstated: unstatedAfter(factsIn(changes)),
          ...edited(ctx),
        })
        .where(and(eq(device.id, deviceId), eq(device.revision, version)))
        .returning()
      if (updated.length === 0) throw new ConflictRefusal(await read())
      if (changes.certificates) await writeCertificates(ctx, deviceId, changes.certificates)
      return one(updated)
    })
    if (changes.noteTexts) await writeNoteTexts(ctx, row, changes.noteTexts)
    if (row.priceMinor !== before.priceMinor) await writePrice(ctx, row)
    if (row.brandId !== before.brandId || row.model !== before.model) await writeTitles(ctx, row)
    ctx.audit('device', deviceId, beforeOf(before, changes), changes)
    await emit(ctx, deviceChanged, { deviceId })
    return row
  })

/** What a new draft has: the columns of facts that are not stated need some value. */
export const USUAL_DRAFT = {
  hoursSource: 'declared',
  emission: 'none',
  grade: 'C',
  customs: 'dutyPaid',
  ownership: 'consigned',
  warranty: 'none',
  gccCooling: false,
  plated: false,
  papers: [],
  specs: {},
  priceMode: 'onRequest',
  vatMode: 'standard',
  unstated: [...STATED_FACTS],
} satisfies Partial<typeof device.$inferInsert>

/** Far from the numbers of the demo, and of the machines that have their own. */
const FIRST_STOCK_NO = 200_000
export const nextStockNo = sql`'ISQ-' || (${FIRST_STOCK_NO}::bigint + nextval(pg_get_serial_sequence('device', 'seq')))`

/** A draft with what identifies a machine and what its model usually has; everything else is edited afterwards. */
export const createDevice = (ctx: Ctx, { stockNo, ...given }: DeskCreate): Promise<Row> =>
  atomic(ctx, async (ctx) => {
    const now = ctx.now()
    const row = await withKnownReferences(async () => {
      const [made] = await ctx.db
        .insert(device)
        .values({
          ...USUAL_DRAFT,
          ...(await catalogued(ctx, given)),
          ...given,
          stockNo: stockNo ?? nextStockNo,
          emirate: sql`coalesce(${yardEmirate(sql`${given.yardId}::uuid`)}, 'sharjah')`,
          createdAt: now,
          updatedAt: now,
        })
        .onConflictDoNothing({ target: device.stockNo })
        .returning()
      if (!made) throw wrong('stockNo', 'error.fieldNotAllowed')
      return made
    })
    await ctx.db
      .insert(devicePrice)
      .values({ deviceId: row.id, priceMinor: null, priceCurrency: null, createdAt: now })
    await writeTitles(ctx, row)
    ctx.audit('device', row.id, null, { ...given, stockNo: row.stockNo })
    await emit(ctx, deviceChanged, { deviceId: row.id })
    return row
  })
