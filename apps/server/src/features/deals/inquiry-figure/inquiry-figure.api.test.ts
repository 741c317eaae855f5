import { inquiryFigureMerchantEndpoints } from '@ironsouq/contract/deals/inquiry-figure/inquiry-figure.merchant.endpoints'
import { quoteMerchantEndpoints } from '@ironsouq/contract/deals/quote/quote.merchant.endpoints'
import { expect, it } from 'vitest'
import { startServer } from '#test/harness.ts'
import { aDealer, aForm, anInquiryFor } from '#test/quotes.ts'

const { inquiries } = inquiryFigureMerchantEndpoints

it('shows a dealer the own inquiries, quotes and answers, and machines that lack photos [BO-11]', async () => {
  await using server = await startServer()
  const dealer = await aDealer(server, 'own-dealer')
  const other = await aDealer(server, 'other-dealer')
  const { inquiryId } = await anInquiryFor(server, [dealer, other])
  await anInquiryFor(server, [dealer])
  await dealer.call(quoteMerchantEndpoints.make, {
    body: { inquiryId, ...aForm(dealer.deviceId) },
  })
  const figures = await dealer.call(inquiries, { query: { days: 7 } })
  expect(figures.total).toEqual({ inquiries: 2, quoted: 1, accepted: 0 })
  expect(figures.before).toEqual({ inquiries: 0, quoted: 0, accepted: 0 })
  expect(figures.days).toHaveLength(7)
  expect(figures.days.at(-1)).toMatchObject({ day: '2026-11-14', inquiries: 2 })
  expect(figures.weeks).toHaveLength(12)
  expect(figures.weeks.at(-1)).toEqual({ day: '2026-11-08', minutes: 0 })
  expect(figures.weeks.at(-2)?.minutes).toBeNull()
  expect(figures.lackPhotos).toMatchObject([{ deviceId: dealer.deviceId }])
  expect(await other.call(inquiries, { query: {} })).toMatchObject({
    total: { inquiries: 1, quoted: 0 },
    lackPhotos: [{ deviceId: other.deviceId }],
  })
})
