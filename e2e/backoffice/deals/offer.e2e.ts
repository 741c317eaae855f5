import { quoteEndpoints } from '@ironsouq/contract/deals/quote/quote.endpoints'
import { quoteLabel } from '@ironsouq/contract/deals/quote/quote.limits'
import { translator } from '@ironsouq/i18n/translate'
import { sql } from '../../environment/sql.ts'
import { createMember } from '../../identity/member.ts'
import { expect, test } from '../office.ts'

test.use({ only: { width: 'desk', language: 'en' } })

const t = translator('en')

/** A machine that is open to offers, of a seller without people in the portal. */
const OPEN_TO_OFFERS = `
  select id from device
  where state = 'listed' and price_mode = 'offer'
    and not exists (select from seller_account where seller_account.seller_id = device.seller_id)
  order by stock_no desc limit 1`

test('staff answer an offer on our own stock with another price [IN-6] [BO-2]', async ({
  page,
  signIn,
  environment,
}) => {
  const [found] = await sql(environment.databaseUrl, OPEN_TO_OFFERS)
  const buyer = await createMember(environment)
  const { quoteId, quoteNo } = await buyer.call(quoteEndpoints.offer, {
    body: {
      deviceId: String(found?.id),
      price: { amount: '150000.00', currency: 'AED' },
      delivery: 'yard',
      validDays: 7,
      note: '',
    },
  })
  await signIn({ permissions: ['inquiry.read', 'quote.edit'] })
  await page.goto('/offers')
  const offer = page.getByRole('region').filter({ hasText: quoteLabel(quoteNo) })
  await offer.getByRole('button', { name: t('portalQuote.counterOffer') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('portalQuote.yourPrice')).fill('2500000')
  await dialog.getByRole('button', { name: t('portalQuote.counterOffer') }).click()
  await expect(page.getByText(t('portalQuote.answerSent'))).toBeVisible()
  const { state, counter } = await buyer.call(quoteEndpoints.detail, { query: { quoteId } })
  expect(state).toBe('countered')
  expect(counter?.price.amount).toBe('2500000.00')
})
