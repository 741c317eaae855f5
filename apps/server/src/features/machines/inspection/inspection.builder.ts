import type { FindingState } from '@ironsouq/contract/machines/device/device.enums'
import type { Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import type { Translated } from '#kernel/data/texts.ts'
import {
  inspection,
  inspectionFinding,
  inspectionPoint,
  inspectionPointText,
  inspectionRemark,
  inspectionRemarkPoint,
  inspectionRemarkText,
  inspectionTemplate,
} from './inspection.tables.ts'

interface Given extends Partial<Omit<typeof inspectionPoint.$inferInsert, 'id' | 'createdAt'>> {
  code: string
  names: Translated<string>
  /** The categories whose template it is in, and where it is on their side view. */
  categories?: readonly { categoryId: string; x: number | null; y: number | null }[]
}

/** A point that inspectors check; a second call returns the same one. */
export async function anInspectionPoint(ctx: Ctx, given: Given) {
  const { code, names, categories = [], ...facts } = given
  const createdAt = ctx.now()
  const row = { part: 'engine', position: 0, ...facts }
  const made = one(
    await ctx.db
      .insert(inspectionPoint)
      .values({ code, createdAt, ...row })
      .onConflictDoUpdate({ target: inspectionPoint.code, set: row })
      .returning(),
  )
  const own = { pointId: made.id, createdAt }
  await ctx.db
    .insert(inspectionPointText)
    .values(Object.entries(names).map(([locale, name]) => ({ ...own, locale, name })))
    .onConflictDoNothing()
  if (categories.length > 0)
    await ctx.db
      .insert(inspectionTemplate)
      .values(categories.map((category) => ({ ...own, ...category })))
      .onConflictDoNothing()
  return made
}

interface RemarkGiven {
  code: string
  texts: Translated<string>
  state?: FindingState
  /** The points that it is offered for. */
  pointIds?: readonly string[]
}

/** A remark that inspectors can choose; a second call returns the same one. */
export async function anInspectionRemark(
  ctx: Ctx,
  { code, texts, state, pointIds = [] }: RemarkGiven,
) {
  const createdAt = ctx.now()
  const made = one(
    await ctx.db
      .insert(inspectionRemark)
      .values({ code, state, createdAt })
      .onConflictDoUpdate({ target: inspectionRemark.code, set: { code, state } })
      .returning(),
  )
  await ctx.db
    .insert(inspectionRemarkText)
    .values(
      Object.entries(texts).map(([locale, name]) => ({
        remarkId: made.id,
        locale,
        name,
        createdAt,
      })),
    )
    .onConflictDoNothing()
  if (pointIds.length > 0)
    await ctx.db
      .insert(inspectionRemarkPoint)
      .values(pointIds.map((pointId) => ({ pointId, remarkId: made.id, createdAt })))
      .onConflictDoNothing()
  return made
}

type FindingGiven = Omit<typeof inspectionFinding.$inferInsert, 'inspectionId' | 'createdAt'>

interface GivenInspection extends Partial<
  Omit<typeof inspection.$inferInsert, 'id' | 'deviceId' | 'createdAt'>
> {
  deviceId: string
  findings: readonly FindingGiven[]
}

let reports = 0

/** A report on a device with these findings. */
export async function anInspection(ctx: Ctx, { findings, ...given }: GivenInspection) {
  const createdAt = ctx.now()
  const made = one(
    await ctx.db
      .insert(inspection)
      .values({
        reportNo: `R-${++reports}`,
        inspectorNo: 12,
        inspectedOn: '2026-11-09',
        validUntil: '2027-01-08',
        createdAt,
        ...given,
      })
      .returning(),
  )
  await ctx.db
    .insert(inspectionFinding)
    .values(findings.map((finding) => ({ inspectionId: made.id, createdAt, ...finding })))
  return made
}
