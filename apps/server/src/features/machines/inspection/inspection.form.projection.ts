import type {
  InspectionForm,
  InspectionRemark,
} from '@ironsouq/contract/machines/inspection/inspection.schema'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { deviceTitle } from '#features/machines/device/device.queries.ts'
import { device, devicePicture } from '#features/machines/device/device.tables.ts'
import { yardName } from '#features/machines/yard/yard.queries.ts'
import { staff } from '#features/people/staff/staff.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { textIn } from '#kernel/data/texts.ts'
import { notFound } from '#kernel/errors.ts'
import { inspectionOf } from './inspection.queries.ts'
import {
  inspectionForm,
  inspectionFormFinding,
  inspectionFormPhoto,
  inspectionPoint,
  inspectionPointText,
  inspectionRemark,
  inspectionRemarkPoint,
  inspectionRemarkText,
  inspectionTemplate,
} from './inspection.tables.ts'

/** The points that are checked on a machine of a category, in the order of the form. */
export const pointsOfCategory = (ctx: Ctx, categoryId: string) =>
  ctx.db
    .selectDistinct({
      pointId: inspectionPoint.id,
      position: inspectionPoint.position,
      part: inspectionPoint.part,
      unit: inspectionPoint.unit,
      name: textIn(
        inspectionPointText.name,
        { owner: inspectionPointText.pointId, locale: inspectionPointText.locale },
        { of: sql`inspection_point.id`, wanted: sql`${ctx.locale}::text` },
      ),
    })
    .from(inspectionPoint)
    .innerJoin(inspectionTemplate, eq(inspectionTemplate.pointId, inspectionPoint.id))
    .where(
      sql`${inspectionTemplate.categoryId} in (
        select ancestor_id from category_path where category_id = ${categoryId})`,
    )
    .orderBy(asc(inspectionPoint.position), asc(inspectionPoint.id))

/** The remarks that are offered for points, in the language of the request. */
async function remarksOfPoints(
  ctx: Ctx,
  pointIds: readonly string[],
): Promise<ReadonlyMap<string, InspectionRemark[]>> {
  const rows = await ctx.db
    .select({
      pointId: inspectionRemarkPoint.pointId,
      remarkId: inspectionRemarkPoint.remarkId,
      state: inspectionRemark.state,
      text: textIn(
        inspectionRemarkText.name,
        { owner: inspectionRemarkText.remarkId, locale: inspectionRemarkText.locale },
        { of: sql`inspection_remark_point.remark_id`, wanted: sql`${ctx.locale}::text` },
      ),
    })
    .from(inspectionRemarkPoint)
    .innerJoin(inspectionRemark, eq(inspectionRemark.id, inspectionRemarkPoint.remarkId))
    .where(inArray(inspectionRemarkPoint.pointId, [...pointIds]))
    .orderBy(asc(inspectionRemark.code))
  const remarks = new Map<string, InspectionRemark[]>()
  for (const { pointId, state, ...remark } of rows)
    if (state) remarks.set(pointId, [...(remarks.get(pointId) ?? []), { ...remark, state }])
  return remarks
}

/** The first picture of a machine, as part of a statement on `device`. */
export const cover = sql<string | null>`(
  select ${devicePicture.objectKey} from ${devicePicture}
  where ${devicePicture.deviceId} = device.id order by ${devicePicture.position} limit 1)`

async function machineOf(ctx: Ctx, deviceId: string) {
  const wanted = sql`${ctx.locale}::text`
  const [row] = await ctx.db
    .select({
      deviceId: device.id,
      categoryId: device.categoryId,
      stockNo: device.stockNo,
      title: deviceTitle(wanted),
      yearMade: device.yearMade,
      workHours: device.workHours,
      mileageKm: device.mileageKm,
      grade: device.grade,
      yardName: yardName(sql`device.yard_id`, wanted),
      cover,
      report: inspectionOf(sql`device.id`),
    })
    .from(device)
    .where(eq(device.id, deviceId))
  if (!row) throw notFound()
  return row
}

const submitter = alias(staff, 'submitter')
const returner = alias(staff, 'returner')

async function notedOf(ctx: Ctx, deviceId: string) {
  const [form] = await ctx.db
    .select({
      id: inspectionForm.id,
      version: inspectionForm.version,
      forParts: inspectionForm.forParts,
      meterHours: inspectionForm.meterHours,
      changedAt: inspectionForm.changedAt,
      changedBy: staff.name,
      submittedAt: inspectionForm.submittedAt,
      submittedBy: submitter.name,
      returnedAt: inspectionForm.returnedAt,
      returnedBy: returner.name,
      returnRemark: inspectionForm.returnRemark,
    })
    .from(inspectionForm)
    .leftJoin(staff, eq(staff.id, inspectionForm.changedBy))
    .leftJoin(submitter, eq(submitter.id, inspectionForm.submittedBy))
    .leftJoin(returner, eq(returner.id, inspectionForm.returnedBy))
    .where(eq(inspectionForm.deviceId, deviceId))
  if (!form) return null
  const findings = await ctx.db
    .select()
    .from(inspectionFormFinding)
    .where(eq(inspectionFormFinding.formId, form.id))
  const photos = await ctx.db
    .select()
    .from(inspectionFormPhoto)
    .where(eq(inspectionFormPhoto.formId, form.id))
    .orderBy(asc(inspectionFormPhoto.createdAt), asc(inspectionFormPhoto.id))
  return { ...form, findings, photos }
}

type Noted = Awaited<ReturnType<typeof notedOf>>

const presentNoted = (noted: Noted) => ({
  version: noted?.version ?? 0,
  forParts: noted?.forParts ?? false,
  meterHours: noted?.meterHours ?? null,
  changedAt: noted?.changedAt?.toISOString() ?? null,
  changedBy: noted?.changedBy ?? null,
  submitted: noted?.submittedAt
    ? { at: noted.submittedAt.toISOString(), by: noted.submittedBy ?? '' }
    : null,
  returned: noted?.returnedAt
    ? {
        at: noted.returnedAt.toISOString(),
        by: noted.returnedBy ?? '',
        remark: noted.returnRemark ?? '',
      }
    : null,
  findings: (noted?.findings ?? []).map(
    ({ pointId, state, value, remarkId, note, noteLocale, repairAed }) => ({
      pointId,
      state,
      value,
      remarkId,
      note: note === null || noteLocale === null ? null : { text: note, locale: noteLocale },
      repairAed,
    }),
  ),
  photos: (noted?.photos ?? []).map(({ id, pointId, objectKey, width, height }) => ({
    photoId: id,
    pointId,
    src: objectKey,
    width,
    height,
  })),
})

/** The form of a machine, in the language of the request. */
export async function formOf(ctx: Ctx, deviceId: string): Promise<InspectionForm> {
  const { categoryId, report, ...machine } = await machineOf(ctx, deviceId)
  const points = await pointsOfCategory(ctx, categoryId)
  const remarks = await remarksOfPoints(
    ctx,
    points.map(({ pointId }) => pointId),
  )
  const noted = await notedOf(ctx, deviceId)
  const measured = new Map((report?.findings ?? []).map(({ pointId, value }) => [pointId, value]))
  return {
    ...machine,
    lastReport: report && { reportNo: report.reportNo, inspectedOn: report.inspectedOn },
    points: points.map(({ pointId, name, part, unit }) => ({
      pointId,
      name,
      part,
      unit,
      last: measured.get(pointId) ?? null,
      remarks: remarks.get(pointId) ?? [],
    })),
    ...presentNoted(noted),
  }
}

/** What a report needs to know of a machine. */
export async function machineToReport(ctx: Ctx, deviceId: string) {
  const [row] = await ctx.db
    .select({
      categoryId: device.categoryId,
      sellerId: device.sellerId,
      ownership: device.ownership,
      yearMade: device.yearMade,
      workHours: device.workHours,
      mileageKm: device.mileageKm,
    })
    .from(device)
    .where(eq(device.id, deviceId))
  if (!row) throw notFound()
  return row
}
