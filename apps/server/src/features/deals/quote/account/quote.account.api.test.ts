import { quoteEndpoints } from '@ironsouq/contract/deals/quote/quote.endpoints'
import { quoteMerchantEndpoints } from '@ironsouq/contract/deals/quote/quote.merchant.endpoints'
import { bankAccountEndpoints } from '@ironsouq/contract/money/bank-account/bank-account.endpoints'
import {
  merchantNotificationEndpoints,
  staffNotificationEndpoints,
} from '@ironsouq/contract/platform/notification/portal-notification.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { expect, it } from 'vitest'
import { anActivePerson, staffTokenOf } from '#features/people/staff/staff.builder.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aDealer, aForm, anInquiryFor, priceOf } from '#test/quotes.ts'

const say = translator('en')
const ACCOUNT = {
  holder: 'Seven Dunes Plant LLC',
  bank: 'Emirates Bank',
  iban: 'AE070331234567890123456',
  swift: 'EBILAEAD',
}

async function aPerson(server: TestServer) {
  const id = await anActivePerson(server.ctx, { role: 'administrator' })
  return server.client({ bearer: await staffTokenOf(server.ctx, id) })
}

it('a quote is not accepted before the account of its seller is confirmed, and both are informed once [EQ-9]', async () => {
  await using server = await startServer()
  const [first, second] = [await aPerson(server), await aPerson(server)]
  const dealer = await aDealer(server, 'unpaid', { hasAccount: false })
  const { buyer, inquiryId } = await anInquiryFor(server, [dealer])
  const { quoteId, price } = await dealer.call(quoteMerchantEndpoints.make, {
    body: { inquiryId, ...aForm(dealer.deviceId) },
  })
  const accept = () => buyer.call(quoteEndpoints.accept, { body: { quoteId, price } })
  await expect(accept()).rejects.toThrow(say('error.quoteNoAccount'))
  const sellerCode = dealer.code
  await first(bankAccountEndpoints.state, { body: { sellerCode, version: 0, ...ACCOUNT } })
  await expect(accept()).rejects.toThrow(say('error.quoteNoAccount'))
  await server.work()
  const { records } = await dealer.call(merchantNotificationEndpoints.list, { query: {} })
  expect(records.filter(({ link }) => link === '/ledger')).toHaveLength(1)
  const ours = await second(staffNotificationEndpoints.list, { query: {} })
  expect(ours.records).toMatchObject([{ link: '/bank-accounts' }])
  await second(bankAccountEndpoints.confirm, { body: { sellerCode, version: 1 } })
  expect(await accept()).toMatchObject({ state: 'accepted' })
})

it('a seller without a confirmed account accepts no offer either [EQ-9]', async () => {
  await using server = await startServer()
  const dealer = await aDealer(server, 'unpaid', { hasAccount: false, priceMode: 'offer' })
  const { buyer } = await anInquiryFor(server, [dealer])
  const { quoteId, price } = await buyer.call(quoteEndpoints.offer, {
    body: { deviceId: dealer.deviceId, price: priceOf(200_000), delivery: 'yard', validDays: 7 },
  })
  await expect(
    dealer.call(quoteMerchantEndpoints.accept, { body: { quoteId, price } }),
  ).rejects.toThrow(say('error.quoteAccountFirst'))
})
