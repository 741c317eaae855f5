import { sellerApplicationLifecycle } from '@ironsouq/contract/seller-application/seller-application.lifecycle'
import type { SellerApplicationGiven } from '@ironsouq/contract/seller-application/seller-application.schema'
import { eq } from 'drizzle-orm'
import { addSellerAccount } from '#features/seller-account/seller-account.invite.service.ts'
import { addSeller } from '#features/seller/seller.service.ts'
import { mobileOf } from '#features/verification/verification.phone.rules.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { one, violatedConstraint } from '#kernel/data/db.ts'
import { transition } from '#kernel/data/transition.ts'
import { FieldFaults, notFound, Refusal } from '#kernel/errors.ts'
import { occurrence } from '#kernel/work/events.ts'
import { sellerApplicationRefused } from './seller-application.events.ts'
import { licenceIn } from './seller-application.licence.service.ts'
import { slugOf } from './seller-application.rules.ts'
import { licenceFile, sellerApplication } from './seller-application.tables.ts'

const WAITING = ['seller_application_email_waits_once', 'seller_application_licence_waits_once']

/** One waiting application per address and per licence: the database keeps it. */
export const submitApplication = (ctx: Ctx, { licence, ...given }: SellerApplicationGiven) =>
  atomic(ctx, async (ctx) => {
    const phone = mobileOf(given.phone)
    if (phone === null)
      throw new FieldFaults([{ field: 'phone', key: 'error.mobileWrong', values: {} }])
    const licenceFileId = licenceIn(ctx, licence)
    if (licenceFileId === null) throw notFound()
    const values = { ...given, phone, licenceFileId, locale: ctx.locale, createdAt: ctx.now() }
    try {
      const rows = await ctx.db
        .insert(sellerApplication)
        .values(values)
        .returning({ number: sellerApplication.number })
      return one(rows)
    } catch (err) {
      const name = violatedConstraint(err)
      if (name !== null && WAITING.includes(name)) throw new Refusal('error.applicationOpen')
      if (name === 'seller_application_file_once')
        throw new FieldFaults([{ field: 'licence', key: 'error.licenceUsed', values: {} }])
      throw err
    }
  })

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

const OPEN_SECONDS = 60

/** Where the file of an application is; the audit log says who looked. */
export async function licenceOf(ctx: TxCtx, applicationId: string) {
  const [row] = await ctx.db
    .select({
      key: licenceFile.objectKey,
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
  return { url: await ctx.storage.presignDownload(row.key, request) }
}
