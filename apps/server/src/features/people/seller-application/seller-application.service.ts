import { sellerApplicationLifecycle } from '@ironsouq/contract/people/seller-application/seller-application.lifecycle'
import {
  CONFIRM_HOURS,
  CONFIRMATIONS_A_DAY,
  REFUSED_RETENTION_DAYS,
} from '@ironsouq/contract/people/seller-application/seller-application.limits'
import type { SellerApplicationGiven } from '@ironsouq/contract/people/seller-application/seller-application.schema'
import { and, eq, lt, not, sql } from 'drizzle-orm'
import { phoneOf } from '#features/identity/verification/verification.phone.rules.ts'
import { addSellerAccount } from '#features/people/seller-account/seller-account.invite.service.ts'
import { sellerAccountByEmail } from '#features/people/seller-account/seller-account.queries.ts'
import { addSeller } from '#features/people/seller/seller.service.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { one, violatedConstraint } from '#kernel/data/db.ts'
import { deleteInBatches } from '#kernel/data/delete-in-batches.ts'
import { transition } from '#kernel/data/transition.ts'
import { FieldFaults, notFound, Refusal } from '#kernel/errors.ts'
import { emit, occurrence } from '#kernel/work/events.ts'
import {
  sellerApplicationConfirmed,
  sellerApplicationRefused,
  sellerApplicationSent,
} from './seller-application.events.ts'
import { checkedLicence } from './seller-application.licence.service.ts'
import { slugOf } from './seller-application.rules.ts'
import { licenceFile, sellerApplication } from './seller-application.tables.ts'

const PURPOSE = 'seller application'

/** Where the applicant confirms their address. */
export const confirmationLink = (ctx: Ctx, locale: string, applicationId: string): string =>
  `${ctx.site.url}/${locale}/sell/confirm?ticket=${ctx.signer.sign(PURPOSE, applicationId)}`

/** Refuses further emails to an address that got many today, from any applicant. */
export async function limitConfirmations(ctx: Ctx, email: string): Promise<void> {
  const limit = { max: CONFIRMATIONS_A_DAY, seconds: 24 * 60 * 60 }
  const key = ctx.signer.fingerprint(PURPOSE, email.toLowerCase()).toString('base64url')
  const tried = await ctx.attemptLimits.strict.consume('seller-application', key, limit)
  if (!tried.isAllowed)
    throw new Refusal('error.tooManyRequests', { seconds: tried.waitSeconds }, 429)
}

/** The answer is the same whatever is known about the address or the licence. */
export const submitApplication = (ctx: Ctx, { licence, ...given }: SellerApplicationGiven) =>
  atomic(ctx, async (ctx) => {
    const phone = phoneOf(given.phone)
    const licenceFileId = await checkedLicence(ctx, licence)
    const values = { ...given, phone, licenceFileId, locale: ctx.locale, createdAt: ctx.now() }
    try {
      const { id: applicationId, number } = one(
        await ctx.db
          .insert(sellerApplication)
          .values(values)
          .returning({ id: sellerApplication.id, number: sellerApplication.number }),
      )
      await emit(ctx, sellerApplicationSent, { applicationId })
      return { number }
    } catch (err) {
      if (violatedConstraint(err) === 'seller_application_file_once')
        throw new FieldFaults([{ field: 'licence', key: 'error.licenceUsed', values: {} }])
      throw err
    }
  })

/** Whether an application can no longer be confirmed. */
const tooOldToConfirm = (ctx: Ctx) =>
  lt(sellerApplication.createdAt, new Date(ctx.now().getTime() - CONFIRM_HOURS * 3_600_000))

/** Of several applications from one address one waits: the database keeps it. A second call changes nothing. */
export const confirmApplication = (ctx: Ctx, ticket: string) =>
  atomic(ctx, async (ctx) => {
    const id = ctx.signer.verify(PURPOSE, ticket)
    if (id === null) throw notFound()
    const found = and(eq(sellerApplication.id, id), not(tooOldToConfirm(ctx)))
    const [row] = await ctx.db.select().from(sellerApplication).where(found).for('update')
    if (!row) throw notFound()
    const { number } = row
    if (row.state !== 'unconfirmed') return { number }
    try {
      const move = { id, action: 'confirm', by: 'member' } as const
      await transition(ctx, sellerApplication, sellerApplicationLifecycle, move, {
        emit: [occurrence(sellerApplicationConfirmed, { applicationId: id })],
      })
    } catch (err) {
      if (violatedConstraint(err) === 'seller_application_email_waits_once')
        throw new Refusal('error.applicationOpen')
      throw err
    }
    return { number }
  })

/** What no one confirmed may have been sent in the name of another. */
export const deleteUnconfirmed = (ctx: Ctx): Promise<void> =>
  deleteInBatches(
    ctx,
    sellerApplication,
    sql`${eq(sellerApplication.state, 'unconfirmed')} and ${tooOldToConfirm(ctx)}`,
  )

async function applicationToDecide(ctx: TxCtx, applicationId: string) {
  const found = eq(sellerApplication.id, applicationId)
  const [row] = await ctx.db.select().from(sellerApplication).where(found).for('update')
  if (!row) throw notFound()
  if (row.state !== 'submitted') throw new Refusal('error.stateChanged')
  return row
}

/** Creates the seller and invites the applicant as its owner, in the language of the application. */
export async function approveApplication(ctx: TxCtx, applicationId: string, staffId: string) {
  const row = await applicationToDecide(ctx, applicationId)
  const { firmName, number, contactName: name, email, locale } = row
  // The invitation of someone who works for another seller could never be accepted.
  if ((await sellerAccountByEmail(ctx, email))?.state === 'active')
    throw new Refusal('error.mailTaken')
  const sellerId = await addSeller(ctx, { code: `${slugOf(firmName)}-${number}`, name: firmName })
  await addSellerAccount(ctx, { sellerId, name, email, locale, role: 'owner' }, null)
  const move = { id: applicationId, action: 'approve', by: 'staff', actorId: staffId } as const
  const set = { sellerId, decidedBy: staffId, decidedAt: ctx.now() }
  await transition(ctx, sellerApplication, sellerApplicationLifecycle, move, { set })
}

export async function refuseApplication(
  ctx: TxCtx,
  { applicationId, reason }: { applicationId: string; reason: string },
  staffId: string,
) {
  const move = { id: applicationId, action: 'refuse', by: 'staff', actorId: staffId } as const
  await transition(ctx, sellerApplication, sellerApplicationLifecycle, move, {
    set: { reason, decidedBy: staffId, decidedAt: ctx.now() },
    emit: [occurrence(sellerApplicationRefused, { applicationId })],
  })
}

/** What a firm stated about itself stays for a while, because it may ask why it was refused. */
export async function deleteRefused(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.now().getTime() - REFUSED_RETENTION_DAYS * 86_400_000)
  const isRefused = eq(sellerApplication.state, 'refused')
  const isOld = sql`${isRefused} and ${lt(sellerApplication.decidedAt, before)}`
  await deleteInBatches(ctx, sellerApplication, isOld)
}

const OPEN_SECONDS = 60

/** Where the file of an application is; the audit log says who looked. */
export async function licenceOf(ctx: TxCtx, applicationId: string) {
  const [row] = await ctx.db
    .select({
      uploadedKey: licenceFile.objectKey,
      checkedKey: licenceFile.checkedKey,
      type: licenceFile.type,
      number: sellerApplication.number,
    })
    .from(sellerApplication)
    .innerJoin(licenceFile, eq(licenceFile.id, sellerApplication.licenceFileId))
    .where(eq(sellerApplication.id, applicationId))
  if (!row) throw notFound()
  ctx.audit('sellerApplication', applicationId, null, { opened: 'licence' })
  const fileName = `licence-${row.number}.${row.type.split('/')[1] ?? ''}`
  const request = { fileName, from: ctx.now(), seconds: OPEN_SECONDS }
  return { url: await ctx.storage.presignDownload(row.checkedKey ?? row.uploadedKey, request) }
}
