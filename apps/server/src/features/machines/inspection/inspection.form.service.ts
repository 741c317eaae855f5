import { REPORT_DAYS } from '@ironsouq/contract/machines/device-admin/device-admin.enums'
import { conditionOf, gradeOf } from '@ironsouq/contract/machines/inspection/inspection.grade'
import { POINT_PHOTOS_MAX } from '@ironsouq/contract/machines/inspection/inspection.limits'
import type {
  DraftFinding,
  FinishedInspection,
  FormAt,
  FormSave,
  InspectionForm,
  InspectionPhoto,
  InspectionPoint,
  PhotoAdd,
} from '@ironsouq/contract/machines/inspection/inspection.schema'
import { isLocaleCode } from '@ironsouq/i18n/locales'
import { eq, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { takeReport } from '#features/machines/device/device.inspection.service.ts'
import { disownPicture } from '#features/platform/media/media.release.service.ts'
import { usePicture } from '#features/platform/media/media.use.service.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { updateVersioned } from '#kernel/data/versioned.ts'
import { FieldFaults, Refusal } from '#kernel/errors.ts'
import { formOf, machineToReport, pointsOfCategory } from './inspection.form.projection.ts'
import { checkComplete, formRow, NOT_RETURNED, NOT_SUBMITTED } from './inspection.review.service.ts'
import {
  inspection,
  inspectionFinding,
  inspectionForm,
  inspectionFormFinding,
  inspectionFormPhoto,
  inspector,
  reportNumber,
} from './inspection.tables.ts'

const FILS_PER_AED = 100n

/** Every point once, and only points of the machine's category. */
function checkFindings(findings: readonly DraftFinding[], known: readonly InspectionPoint[]) {
  const ids = new Set(findings.map(({ pointId }) => pointId))
  const isKnown = findings.every(({ pointId }) => known.some((point) => point.pointId === pointId))
  const speaks = findings.every(({ note }) => note === null || isLocaleCode(note.locale))
  if (ids.size !== findings.length || !isKnown || !speaks)
    throw new FieldFaults([{ field: 'findings', key: 'error.fieldNotAllowed', values: {} }])
}

async function writeFindings(ctx: TxCtx, formId: string, findings: readonly DraftFinding[]) {
  await ctx.db.delete(inspectionFormFinding).where(eq(inspectionFormFinding.formId, formId))
  if (findings.length === 0) return
  await ctx.db.insert(inspectionFormFinding).values(
    findings.map(({ note, ...finding }) => ({
      formId,
      ...finding,
      note: note?.text ?? null,
      noteLocale: note?.locale ?? null,
      createdAt: ctx.now(),
    })),
  )
}

type Noted = Pick<InspectionForm, 'findings' | 'forParts' | 'meterHours'>

const notedIn = ({ findings, forParts, meterHours }: Noted) => ({ findings, forParts, meterHours })

/**
 * The findings with their remarks. A phone that knows none leaves those of results that stay. One
 * that comes back late may name a remark that is no longer offered: the form would not show it.
 */
const remarked = (
  findings: readonly DraftFinding[],
  { findings: stored, points }: InspectionForm,
): DraftFinding[] =>
  findings.map((finding) => {
    const { pointId, state } = finding
    const before = stored.find((each) => each.pointId === pointId)?.remarkId
    const remarkId = finding.remarkId === undefined ? before : finding.remarkId
    const offered = points.find((point) => point.pointId === pointId)?.remarks ?? []
    const isOffered = offered.some((each) => each.remarkId === remarkId && each.state === state)
    return { ...finding, remarkId: isOffered ? remarkId : null }
  })

/** Saves the whole form. If someone else saved it first, nothing changes and both are compared. */
export const saveForm = (
  ctx: Ctx,
  { deviceId, version, forParts, ...sent }: FormSave,
  staffId: string,
): Promise<{ version: number }> =>
  atomic(ctx, async (ctx) => {
    const { id, startedAt } = await formRow(ctx, deviceId)
    const read = () => formOf(ctx, deviceId)
    const before = await read()
    const findings = remarked(sent.findings, before)
    const { meterHours = before.meterHours ?? null } = sent
    checkFindings(findings, before.points)
    const now = ctx.now()
    const row = await updateVersioned(
      ctx,
      inspectionForm,
      { id, version },
      {
        set: {
          forParts,
          meterHours,
          startedAt: startedAt ?? now,
          changedAt: now,
          changedBy: staffId,
          ...NOT_SUBMITTED,
        },
        read,
      },
    )
    await writeFindings(ctx, id, findings)
    ctx.audit('inspection', id, notedIn(before), notedIn({ findings, forParts, meterHours }))
    return { version: row.version }
  })

/** Adds a photo that the person uploaded. It is no change of the form: photos never collide. */
export const addPhoto = (
  ctx: Ctx,
  { photoId, deviceId, pointId, uploadId }: z.output<typeof PhotoAdd>,
  staffId: string,
): Promise<InspectionPhoto> =>
  atomic(ctx, async (ctx) => {
    const { id: formId, startedAt } = await formRow(ctx, deviceId)
    const { points, photos } = await formOf(ctx, deviceId)
    if (!points.some((point) => point.pointId === pointId))
      throw new FieldFaults([{ field: 'pointId', key: 'error.fieldNotAllowed', values: {} }])
    if (photos.filter((photo) => photo.pointId === pointId).length >= POINT_PHOTOS_MAX)
      throw new Refusal('error.inspectionPhotosMost', { count: POINT_PHOTOS_MAX })
    const owner = { audience: 'staff', id: staffId } as const
    const picture = await usePicture(ctx, owner, { uploadId, purpose: 'equipment' })
    const added = await ctx.db
      .insert(inspectionFormPhoto)
      .values({ id: photoId, formId, pointId, staffId, ...picture, createdAt: ctx.now() })
      .onConflictDoNothing()
      .returning()
    if (added.length === 0) throw new Refusal('error.stateChanged')
    if (!startedAt)
      await ctx.db
        .update(inspectionForm)
        .set({ startedAt: ctx.now() })
        .where(eq(inspectionForm.id, formId))
    ctx.audit('inspection', formId, null, { photo: { pointId, objectKey: picture.objectKey } })
    const { objectKey: src, width, height } = picture
    return { photoId, pointId, src, width, height }
  })

/** Its file is removed as well. A photo that is gone already is no fault: a repeat has no effect. */
export const removePhoto = (ctx: Ctx, photoId: string): Promise<null> =>
  atomic(ctx, async (ctx) => {
    const [row] = await ctx.db
      .delete(inspectionFormPhoto)
      .where(eq(inspectionFormPhoto.id, photoId))
      .returning()
    if (!row) return null
    const { formId, pointId, objectKey, staffId } = row
    await disownPicture(ctx, { audience: 'staff', id: staffId }, objectKey)
    ctx.audit('inspection', formId, { photo: { pointId, objectKey } }, null)
    return null
  })

/** The number of the person as an inspector; the first report gives them one. */
async function inspectorNo(ctx: TxCtx, staffId: string): Promise<number> {
  const own = () => ctx.db.select().from(inspector).where(eq(inspector.staffId, staffId))
  const [known] = await own()
  if (known) return known.number
  await ctx.db.insert(inspector).values({ staffId, createdAt: ctx.now() }).onConflictDoNothing()
  return one(await own()).number
}

async function photosOf(ctx: TxCtx, formId: string) {
  const rows = await ctx.db
    .select()
    .from(inspectionFormPhoto)
    .where(eq(inspectionFormPhoto.formId, formId))
    .orderBy(inspectionFormPhoto.createdAt, inspectionFormPhoto.id)
  // The first photo of every point comes first: it is the one that the report shows.
  const isFirst = (row: (typeof rows)[number]) =>
    rows.find(({ pointId }) => pointId === row.pointId) === row
  return [...rows.filter(isFirst), ...rows.filter((row) => !isFirst(row))]
}

const dayAfter = (day: Date, days: number) =>
  new Date(day.getTime() + days * 86_400_000).toISOString().slice(0, 10)

interface Report {
  deviceId: string
  form: InspectionForm
  staffId: string
  /** The position of the picture that shows a point. */
  pictures: ReadonlyMap<string, number>
}

async function writeReport(ctx: TxCtx, { deviceId, form, staffId, pictures }: Report) {
  const { sellerId, ownership } = await machineToReport(ctx, deviceId)
  const createdAt = ctx.now()
  const row = one(
    await ctx.db
      .insert(inspection)
      .values({
        deviceId,
        reportNo: sql`nextval(${reportNumber.seqName})::text`,
        inspectorNo: await inspectorNo(ctx, staffId),
        // Inspectors work for the house: of its own machines their report is not independent.
        inspectorSellerId: ownership === 'own' ? sellerId : null,
        inspectedOn: dayAfter(createdAt, 0),
        validUntil: dayAfter(createdAt, REPORT_DAYS),
        createdAt,
      })
      .returning({ id: inspection.id, reportNo: inspection.reportNo }),
  )
  await ctx.db.insert(inspectionFinding).values(
    form.findings.flatMap(({ pointId, state, value, remarkId, note, repairAed }) =>
      state === null
        ? []
        : [
            {
              inspectionId: row.id,
              pointId,
              state,
              value: state === 'na' ? null : value,
              remarkId: remarkId ?? null,
              note: note?.text ?? null,
              noteLocale: note?.locale ?? null,
              repairMinor:
                state === 'action' && repairAed !== null ? BigInt(repairAed) * FILS_PER_AED : null,
              picturePosition: pictures.get(pointId) ?? null,
              createdAt,
            },
          ],
    ),
  )
  return row
}

/**
 * Makes a report of the form: the grade follows from it by the published rule, what is verified from
 * its findings. The form is empty afterwards.
 */
export const finishForm = (
  ctx: Ctx,
  { deviceId, version }: FormAt,
  staffId: string,
): Promise<FinishedInspection> =>
  atomic(ctx, async (ctx) => {
    const { id: formId, submittedBy } = await formRow(ctx, deviceId)
    const set = {
      forParts: false,
      meterHours: null,
      startedAt: null,
      changedAt: ctx.now(),
      changedBy: staffId,
      ...NOT_SUBMITTED,
      ...NOT_RETURNED,
    }
    const form = await formOf(ctx, deviceId)
    const read = () => formOf(ctx, deviceId)
    await updateVersioned(ctx, inspectionForm, { id: formId, version }, { set, read })
    checkComplete(form)
    const machine = await machineToReport(ctx, deviceId)
    const points = await pointsOfCategory(ctx, machine.categoryId)
    const findings = form.findings.flatMap((finding) => {
      const point = points.find(({ pointId }) => pointId === finding.pointId)
      return point ? [{ ...finding, ...point }] : []
    })
    const { forParts, meterHours = null } = form
    const noted = { findings, forParts, meterHours }
    const grade = gradeOf(conditionOf(machine, noted, ctx.now().getUTCFullYear()))
    const photos = await photosOf(ctx, formId)
    const { from, added } = await takeReport(ctx, deviceId, {
      grade,
      meterHours,
      photos: photos.map(({ objectKey, width, height, thumbhash }) => ({
        objectKey,
        width,
        height,
        thumbhash,
      })),
    })
    const pictures = new Map(
      photos
        .slice(0, added)
        .map(({ pointId }, n) => [pointId, from + n] as const)
        .toReversed(),
    )
    // The report names who inspected the machine, not who accepted it.
    const by = submittedBy ?? staffId
    const { reportNo } = await writeReport(ctx, { deviceId, form, staffId: by, pictures })
    await writeFindings(ctx, formId, [])
    await ctx.db.delete(inspectionFormPhoto).where(eq(inspectionFormPhoto.formId, formId))
    ctx.audit('inspection', formId, notedIn(form), { reportNo, grade })
    return { reportNo, grade }
  })
