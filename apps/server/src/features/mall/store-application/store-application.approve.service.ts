import { storeApplicationLifecycle } from '@ironsouq/contract/mall/store-application/store-application.lifecycle'
import type { StoreRates } from '@ironsouq/contract/mall/store/store.schema'
import { sql } from 'drizzle-orm'
import { openStore } from '#features/mall/store/store.contract.service.ts'
import { stateFirstAccount } from '#features/money/bank-account/bank-account.service.ts'
import { addSellerAccount } from '#features/people/seller-account/seller-account.invite.service.ts'
import { sellerAccountByEmail } from '#features/people/seller-account/seller-account.queries.ts'
import { slugOf } from '#features/people/seller-application/seller-application.rules.ts'
import { addSeller } from '#features/people/seller/seller.service.ts'
import type { TxCtx } from '#kernel/ctx.ts'
import { transition } from '#kernel/data/transition.ts'
import { FieldFaults, Refusal } from '#kernel/errors.ts'
import { occurrence } from '#kernel/work/events.ts'
import { storeApplicationApproved } from './store-application.events.ts'
import type { ApplicationRow } from './store-application.queries.ts'
import { sellerOfApplicant } from './store-application.seller.queries.ts'
import { applicationToDecide } from './store-application.service.ts'
import { storeApplication } from './store-application.tables.ts'

type Basics = NonNullable<ApplicationRow['basics']>

/** The seller of the store: the one that the applicant decides for, or a new one with an invitation. */
async function sellerFor(ctx: TxCtx, application: ApplicationRow, basics: Basics) {
  const { number, locale, company, memberId } = application
  const { email, contactName } = basics
  const known = await sellerOfApplicant(ctx, memberId, email)
  if (known !== null) return known
  // The invitation of someone who works for another seller could never be accepted.
  if ((await sellerAccountByEmail(ctx, email))?.state === 'active')
    throw new Refusal('error.mailTaken')
  const code = `${slugOf(basics.name)}-${number}`
  const sellerId = await addSeller(ctx, { code, name: company?.enterpriseName ?? basics.name })
  const owner = { sellerId, name: contactName, email, locale, role: 'owner' } as const
  await addSellerAccount(ctx, owner, null)
  return sellerId
}

interface Approved {
  applicationId: string
  version: number
  contract: { from: string; until: string }
  rates: StoreRates
}

/** Opens the store with its contract and rates, and invites its owner to the merchant portal [ST-1]. */
export async function approveApplication(
  ctx: TxCtx,
  { contract, rates, ...which }: Approved,
  staffId: string,
): Promise<void> {
  const row = await applicationToDecide(ctx, which)
  const { basics, company, settlement, memberId } = row
  if (!basics?.logo || !company || !settlement || memberId === null)
    throw new Refusal('error.storeApplicationIncomplete')
  const named = new Set(rates.map(({ categoryId }) => categoryId))
  const isOfApplication = [...named].every((id) => row.categoryIds.includes(id))
  if (named.size !== rates.length || !isOfApplication)
    throw new FieldFaults([{ field: 'rates', key: 'error.fieldNotAllowed', values: {} }])
  const sellerId = await sellerFor(ctx, row, basics)
  const { name, description, phone, emirate, area, address, logo } = basics
  const facts = { name, description, phone, emirate, area, address, logo }
  await openStore(ctx, { sellerId, ...facts, company, contract, rates }, staffId)
  await stateFirstAccount(ctx, { sellerId, statedBy: memberId }, settlement)
  const move = { id: row.id, action: 'approve', by: 'staff', actorId: staffId } as const
  await transition(ctx, storeApplication, storeApplicationLifecycle, move, {
    set: {
      sellerId,
      reasons: {},
      remark: '',
      decidedBy: staffId,
      decidedAt: ctx.now(),
      updatedAt: ctx.now(),
      version: sql`${storeApplication.version} + 1`,
    },
    emit: [occurrence(storeApplicationApproved, { applicationId: row.id })],
  })
}
