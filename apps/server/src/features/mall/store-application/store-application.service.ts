import { storeApplicationLifecycle } from '@ironsouq/contract/mall/store-application/store-application.lifecycle'
import {
  REQUIRED_DOCUMENTS,
  UNSENT_APPLICATION_DAYS,
} from '@ironsouq/contract/mall/store-application/store-application.limits'
import type {
  ApplicationBasics,
  ApplicationCompany,
  ApplicationReasons,
  ApplicationSettlement,
} from '@ironsouq/contract/mall/store-application/store-application.schema'
import { eq, lt, sql } from 'drizzle-orm'
import { phoneOf } from '#features/identity/verification/verification.phone.rules.ts'
import { storeById } from '#features/mall/store/store.queries.ts'
import { usePicture } from '#features/platform/media/media.use.service.ts'
import type { Ctx, TxCtx } from '#kernel/ctx.ts'
import { one, violatedConstraint } from '#kernel/data/db.ts'
import { deleteInBatches } from '#kernel/data/delete-in-batches.ts'
import { transition } from '#kernel/data/transition.ts'
import { FieldFaults, notFound, Refusal } from '#kernel/errors.ts'
import { occurrence } from '#kernel/work/events.ts'
import { editableApplication } from './store-application.document.service.ts'
import { storeApplicationRejected, storeApplicationSubmitted } from './store-application.events.ts'
import { leafCategoryIds } from './store-application.projection.ts'
import { applicationOf, documentsOf, type ApplicationRow } from './store-application.queries.ts'
import { storeApplication } from './store-application.tables.ts'

/** The application that a step is saved in: the open one, or a new draft. */
async function applicationToEdit(ctx: TxCtx, memberId: string): Promise<ApplicationRow> {
  const editable = await editableApplication(ctx, memberId)
  if (editable) return editable
  const latest = await applicationOf(ctx, memberId)
  if (latest && latest.state !== 'approved') throw new Refusal('error.stateChanged')
  if (latest?.sellerId) {
    const opened = await storeById(ctx, latest.sellerId)
    if (opened && opened.state !== 'terminated') throw new Refusal('error.storeExists')
  }
  const now = ctx.now()
  try {
    const values = { memberId, locale: ctx.locale, createdAt: now, updatedAt: now }
    return one(await ctx.db.insert(storeApplication).values(values).returning())
  } catch (err) {
    // Another call with the same account has started one.
    if (violatedConstraint(err) === 'store_application_open_once')
      throw new Refusal('error.stateChanged')
    throw err
  }
}

type Step = Partial<
  Pick<
    typeof storeApplication.$inferInsert,
    'basics' | 'company' | 'categoryIds' | 'settlement' | 'locale'
  >
>

async function saveStep(ctx: TxCtx, { id }: ApplicationRow, step: Step): Promise<void> {
  await ctx.db
    .update(storeApplication)
    .set({ ...step, updatedAt: ctx.now(), version: sql`${storeApplication.version} + 1` })
    .where(eq(storeApplication.id, id))
}

export async function saveBasics(
  ctx: TxCtx,
  memberId: string,
  { logo, ...given }: ApplicationBasics,
): Promise<void> {
  const row = await applicationToEdit(ctx, memberId)
  let picture = row.basics?.logo ?? null
  if (logo !== undefined) {
    const owner = { audience: 'member', id: memberId }
    const used = await usePicture(ctx, owner, { uploadId: logo, purpose: 'logo' })
    picture = { src: used.objectKey, width: used.width, height: used.height }
  }
  if (picture === null)
    throw new FieldFaults([{ field: 'logo', key: 'error.fieldRequired', values: {} }])
  const basics = { ...given, phone: phoneOf(given.phone), logo: picture }
  await saveStep(ctx, row, { basics, locale: ctx.locale })
}

export async function saveCompany(
  ctx: TxCtx,
  memberId: string,
  { registeredCapital, ...given }: ApplicationCompany,
): Promise<void> {
  const row = await applicationToEdit(ctx, memberId)
  const today = ctx.now().toISOString().slice(0, 10)
  if (given.licenceEndsOn <= today)
    throw new FieldFaults([{ field: 'licenceEndsOn', key: 'error.storePeriodOver', values: {} }])
  if (given.establishedOn > today)
    throw new FieldFaults([{ field: 'establishedOn', key: 'error.fieldNotAllowed', values: {} }])
  const company = { ...given, registeredCapital: registeredCapital ?? null }
  await saveStep(ctx, row, { company })
}

export async function saveCategories(
  ctx: TxCtx,
  memberId: string,
  categoryIds: readonly string[],
): Promise<void> {
  const row = await applicationToEdit(ctx, memberId)
  const known = await leafCategoryIds(ctx)
  const chosen = [...new Set(categoryIds)]
  if (chosen.some((id) => !known.has(id)))
    throw new FieldFaults([{ field: 'categoryIds', key: 'error.fieldNotAllowed', values: {} }])
  await saveStep(ctx, row, { categoryIds: chosen })
}

export async function saveSettlement(
  ctx: TxCtx,
  memberId: string,
  settlement: ApplicationSettlement,
): Promise<void> {
  const row = await applicationToEdit(ctx, memberId)
  await saveStep(ctx, row, { settlement })
}

/** Sends the own application for review; also again, when what was to be corrected is corrected [ST-1]. */
export async function submitApplication(ctx: TxCtx, memberId: string): Promise<void> {
  const row = await editableApplication(ctx, memberId)
  if (!row) throw new Refusal('error.stateChanged')
  const kinds = (await documentsOf(ctx, row.id)).map(({ kind }) => kind)
  const isWhole =
    row.basics !== null &&
    row.company !== null &&
    row.settlement !== null &&
    row.categoryIds.length > 0 &&
    REQUIRED_DOCUMENTS.every((kind) => kinds.includes(kind))
  if (!isWhole) throw new Refusal('error.storeApplicationIncomplete')
  const move = { id: row.id, action: 'submit', by: 'member', actorId: memberId } as const
  await transition(ctx, storeApplication, storeApplicationLifecycle, move, {
    set: {
      submittedAt: ctx.now(),
      updatedAt: ctx.now(),
      locale: ctx.locale,
      version: sql`${storeApplication.version} + 1`,
    },
    emit: [occurrence(storeApplicationSubmitted, { applicationId: row.id })],
  })
}

export async function withdrawApplication(ctx: TxCtx, memberId: string): Promise<void> {
  const row = await applicationOf(ctx, memberId)
  if (!row) throw notFound()
  const move = { id: row.id, action: 'withdraw', by: 'member', actorId: memberId } as const
  await transition(ctx, storeApplication, storeApplicationLifecycle, move, {
    set: { updatedAt: ctx.now(), version: sql`${storeApplication.version} + 1` },
  })
}

/** The application as staff read it: what was changed since is not what they decide about. */
export async function applicationToDecide(
  ctx: TxCtx,
  { applicationId, version }: { applicationId: string; version: number },
): Promise<ApplicationRow> {
  const found = eq(storeApplication.id, applicationId)
  const [row] = await ctx.db.select().from(storeApplication).where(found).for('update')
  if (!row) throw notFound()
  if (row.state !== 'underReview' || row.version !== version)
    throw new Refusal('error.stateChanged')
  return row
}

interface Rejected {
  applicationId: string
  version: number
  action: 'reject' | 'failAudit'
  reasons: ApplicationReasons
  remark: string
}

/** Sends an application back with what to correct [ST-1]. */
export async function rejectApplication(
  ctx: TxCtx,
  { action, reasons, remark, ...which }: Rejected,
  staffId: string,
): Promise<void> {
  const { id } = await applicationToDecide(ctx, which)
  if (remark === '' && Object.values(reasons).every((reason) => !reason))
    throw new FieldFaults([{ field: 'remark', key: 'error.storeReasonNeeded', values: {} }])
  const move = { id, action, by: 'staff', actorId: staffId } as const
  await transition(ctx, storeApplication, storeApplicationLifecycle, move, {
    set: {
      reasons,
      remark,
      decidedBy: staffId,
      decidedAt: ctx.now(),
      updatedAt: ctx.now(),
      version: sql`${storeApplication.version} + 1`,
    },
    emit: [occurrence(storeApplicationRejected, { applicationId: id })],
  })
}

/** What no one sent, or sent again, for long is deleted; a job removes its documents. */
export async function deleteUnsent(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.now().getTime() - UNSENT_APPLICATION_DAYS * 86_400_000)
  const isUnsent = sql`${storeApplication.state} not in ('approved', 'underReview')`
  const isOld = sql`${isUnsent} and ${lt(storeApplication.updatedAt, before)}`
  await deleteInBatches(ctx, storeApplication, isOld)
}
