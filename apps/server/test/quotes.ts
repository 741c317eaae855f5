import { randomUUID } from 'node:crypto'
import { inquiryEndpoints } from '@ironsouq/contract/deals/inquiry/inquiry.endpoints'
import { inquiryStaffEndpoints } from '@ironsouq/contract/deals/inquiry/inquiry.staff.endpoints'
import type { PriceMode } from '@ironsouq/contract/machines/device/device.enums'
import { eq } from 'drizzle-orm'
import { device } from '#features/machines/device/device.tables.ts'
import { aConfirmedAccount } from '#features/money/bank-account/bank-account.builder.ts'
import {
  aSellerAccount,
  merchantTokenOf,
} from '#features/people/seller-account/seller-account.builder.ts'
import { aSeller } from '#features/people/seller/seller.builder.ts'
import { aListedDevice } from './device-fixtures.ts'
import type { TestServer } from './harness.ts'
import { aSignedInMember } from './members.ts'

export const priceOf = (units: number) => ({ amount: `${units}.00`, currency: 'AED' })

export type Dealer = Awaited<ReturnType<typeof aDealer>>

/** A verified seller with a person of sales and a machine for sale. */
export async function aDealer(
  server: TestServer,
  code: string,
  { priceMode = 'fixed', hasAccount = true }: { priceMode?: PriceMode; hasAccount?: boolean } = {},
) {
  const { ctx } = server
  const { id: sellerId } = await aSeller(ctx, {
    code,
    names: { en: `Dealer ${code}` },
    licenceCheckedOn: '2026-09-01',
  })
  if (hasAccount) await aConfirmedAccount(ctx, { sellerId })
  const email = `${code}-${randomUUID()}@firm.example`
  const accountId = await aSellerAccount(ctx, { sellerId, role: 'sales', email })
  const { id: deviceId } = await aListedDevice(ctx)
  await ctx.db.update(device).set({ sellerId, priceMode }).where(eq(device.id, deviceId))
  const bearer = await merchantTokenOf(ctx, accountId)
  return { code, sellerId, accountId, email, deviceId, bearer, call: server.client({ bearer }) }
}

/** The form of a quote as a seller fills it in. */
export const aForm = (deviceId: string) => ({
  deviceId,
  price: priceOf(232_000),
  vat: 'standard' as const,
  delivery: 'yard' as const,
  readyOn: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
  warranty: 'none' as const,
  validDays: 7 as const,
  included: 'Bucket',
})

/** An inquiry that staff sent to these sellers, in their order. */
export async function anInquiryFor(
  server: TestServer,
  dealers: readonly { code: string }[],
  given: object = {},
) {
  const mail = `${randomUUID()}@yard.example`
  const buyer = await aSignedInMember(server, { mail })
  const staff = server.client({ bearer: await server.staffToken() })
  const { inquiryId } = await buyer.call(inquiryEndpoints.submit, {
    body: {
      submissionId: randomUUID(),
      subject: 'Excavator to Dammam',
      content: `Please quote. ${randomUUID()}`,
      ...given,
    },
  })
  await staff(inquiryStaffEndpoints.push, {
    body: { inquiryId, recipient: 'seller', sellerCodes: dealers.map(({ code }) => code) },
  })
  return { buyer: { ...buyer, mail }, staff, inquiryId }
}
