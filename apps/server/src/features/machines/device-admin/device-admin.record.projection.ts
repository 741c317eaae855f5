import { allowed } from '@ironsouq/contract/lifecycle'
import type { PairIssue } from '@ironsouq/contract/machines/device-admin/device-admin.enums'
import type { DeskRecord } from '@ironsouq/contract/machines/device-admin/device-admin.schema'
import type { FindingState } from '@ironsouq/contract/machines/device/device.enums'
import {
  deviceLifecycle,
  type DeviceState,
} from '@ironsouq/contract/machines/device/device.lifecycle'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import { pictures } from '#features/machines/device-card/device-card.projection.ts'
import { priceOf } from '#features/machines/device/device.queries.ts'
import { deviceReview } from '#features/machines/device/device.review.projection.ts'
import { device, deviceCertificate, devicePrice } from '#features/machines/device/device.tables.ts'
import { inspection, inspectionFinding } from '#features/machines/inspection/inspection.tables.ts'
import { modelSpecs } from '#features/machines/model/model.queries.ts'
import { guideOf, type GuideRow } from '#features/machines/valuation/valuation.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { notFound } from '#kernel/errors.ts'
import { listingFacts, noteStatesOf, noteTexts } from './device-admin.facts.projection.ts'
import { issuesOf, qualityOf } from './device-admin.quality.rules.ts'

const ISO = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS"Z"'`)

interface PriceRow {
  minor: string | null
  currency: string | null
  at: string
}

const prices = sql<PriceRow[]>`(
  select coalesce(json_agg(json_build_object('minor', ${devicePrice.priceMinor}::text,
    'currency', ${devicePrice.priceCurrency},
    'at', to_char(${devicePrice.createdAt} at time zone 'UTC', ${ISO})
  ) order by ${devicePrice.createdAt}, ${devicePrice.id}), '[]')
  from ${devicePrice} where ${devicePrice.deviceId} = device.id)`

const certificates = sql<DeskRecord['certificates']>`(
  select coalesce(json_agg(json_build_object('certificationId', ${deviceCertificate.certificationId},
    'number', ${deviceCertificate.number}, 'body', ${deviceCertificate.body},
    'issuedOn', ${deviceCertificate.issuedOn}, 'expiresOn', ${deviceCertificate.expiresOn},
    'swlKg', ${deviceCertificate.swlKg}) order by ${deviceCertificate.issuedOn}), '[]')
  from ${deviceCertificate} where ${deviceCertificate.deviceId} = device.id)`

interface ReportRow {
  reportNo: string
  inspectedOn: string
  validUntil: string
  states: FindingState[]
}

const report = sql<ReportRow | null>`(
  select json_build_object('reportNo', i.report_no, 'inspectedOn', i.inspected_on,
    'validUntil', i.valid_until, 'states', (
      select coalesce(json_agg(f.state), '[]') from ${inspectionFinding} as f where f.inspection_id = i.id))
  from ${inspection} as i where i.device_id = device.id
  order by i.inspected_on desc, i.id desc limit 1)`

const moves = sql<DeskRecord['moves']>`(
  select coalesce(json_agg(json_build_object('action', l.action, 'to', l.to_state,
    'at', to_char(l.created_at at time zone 'UTC', ${ISO})) order by l.seq desc), '[]')
  from lifecycle_log as l where l.entity = 'device' and l.entity_id = device.id)`

const rowOf = async (ctx: Ctx, id: string) => {
  const [row] = await ctx.db
    .select({
      ...getTableColumns(device),
      pictures,
      prices,
      certificates,
      report,
      moves,
      noteTexts,
      modelSpecs: modelSpecs(sql`device.model_id`),
      guide: guideOf(sql`device.id`),
    })
    .from(device)
    .where(eq(device.id, id))
  return row
}

const presentGuide = (guide: GuideRow | null): DeskRecord['guide'] =>
  guide && {
    low: fromMinor(BigInt(guide.lowMinor), guide.currency),
    high: fromMinor(BigInt(guide.highMinor), guide.currency),
    basis: guide.basis,
    soldCount: guide.soldCount,
  }

function presentReport(row: ReportRow | null): DeskRecord['inspection'] {
  if (!row) return null
  const { states, ...facts } = row
  const counts: Record<FindingState, number> = { action: 0, monitor: 0, ok: 0, na: 0 }
  for (const state of states) counts[state] += 1
  return { ...facts, counts }
}

/** Everything that staff see and edit of one machine. */
export async function deskRecord(ctx: Ctx, id: string): Promise<DeskRecord> {
  const [row, found, review] = await Promise.all([
    rowOf(ctx, id),
    listingFacts(ctx, id),
    deviceReview(ctx, id),
  ])
  if (!row || !found) throw notFound()
  const { facts, pairs } = found
  const today = ctx.now().toISOString().slice(0, 10)
  const { note, noteLocale, state } = row
  // A refusal carries the record as it is returned here: nothing in it may be unfit for JSON.
  const { priceMinor: _, ...fields } = row
  return {
    ...fields,
    deviceId: row.id,
    version: row.revision,
    actions: allowed(deviceLifecycle, state satisfies DeviceState, 'staff'),
    rootCategory: facts.rootCategory,
    price: priceOf(row),
    note: note === null || noteLocale === null ? null : { text: note, locale: noteLocale },
    noteTexts: Object.fromEntries(row.noteTexts.map(({ locale, note: text }) => [locale, text])),
    noteStates: noteStatesOf(note, noteLocale, row.noteTexts),
    priceHistory: row.prices.map(({ minor, currency, at }) => ({
      price: minor === null || currency === null ? null : fromMinor(BigInt(minor), currency),
      at,
    })),
    guide: presentGuide(row.guide),
    issues: issuesOf(facts, today).map((code) => ({
      code,
      others: pairs
        .filter(({ issue }) => issue === (code as PairIssue))
        .map(({ deviceId, stockNo }) => ({ deviceId, stockNo })),
    })),
    review,
    quality: qualityOf(facts, today),
    inspection: presentReport(row.report),
    updatedAt: row.updatedAt.toISOString(),
  }
}
