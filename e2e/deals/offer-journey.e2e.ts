import { quoteEndpoints } from '@ironsouq/contract/deals/quote/quote.endpoints'
import { quoteMerchantEndpoints } from '@ironsouq/contract/deals/quote/quote.merchant.endpoints'
import { quoteStaffEndpoints } from '@ironsouq/contract/deals/quote/quote.staff.endpoints'
import { currencyEndpoints } from '@ironsouq/contract/money/currency/currency.endpoints'
import { converted } from '@ironsouq/contract/money/money/convert'
import type { Money } from '@ironsouq/contract/money/money/money'
import { formatter } from '@ironsouq/i18n/format'
import { callAs } from '../backoffice/office.ts'
import { expect } from '../environment/fixtures.ts'
import { open } from '../environment/hydration.ts'
import { expectFit } from '../environment/layout.ts'
import { DELIVERY } from '../environment/mailbox.ts'
import { sql } from '../environment/sql.ts'
import { test } from '../identity/login-page.ts'
import { createMember } from '../identity/member.ts'
import { dealerSession } from '../merchant/portal.ts'

/** Not one of the first or last: other tests make offers on those. */
const OPEN_TO_OFFERS = `
  select device.id, seller.code from device join seller on seller.id = device.seller_id
  where device.state = 'listed' and device.price_mode = 'offer'
  order by device.stock_no limit 1 offset $1`

const JOURNEYS = [
  { who: 'in English at a desk', tag: ['@en-only', '@desk-only'], place: 2 },
  { who: 'in Arabic on a phone', tag: ['@ar-only', '@phone-only'], place: 3 },
]

for (const { who, tag, place } of JOURNEYS)
  test(
    `a buyer offers a price, takes that of the seller, pays the proforma invoice and has bought, ${who} [IN-6] [EQ-9]`,
    { tag },
    async ({ page, context, environment, api, language, t }) => {
      test.slow() // waits for the seller, and for the invoice
      const format = formatter(language)
      const money = (amount: Money | null) => (amount ? format.money(amount) : 'no amount')
      const currencies = await api()(currencyEndpoints.list)
      const [found] = await sql(environment.databaseUrl, OPEN_TO_OFFERS, [place])
      const deviceId = String(found?.['id'])
      const session = await dealerSession({ sellerCode: String(found?.['code']) })
      const dealer = callAs(environment, session)
      const buyer = await createMember(environment, { locale: language })
      await buyer.signIn(context)

      await open(page, `/${language}/device-detail/${deviceId}`)
      await page
        .getByRole('link', { name: t('deviceDetail.makeOffer') })
        .filter({ visible: true })
        .first()
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('quote.offerTitle'))
      const machine = page.getByRole('region', { name: t('device.summary') })
      await expect(machine.getByRole('img')).toBeVisible()
      await page.getByLabel(t('quote.yourPrice')).fill('150000')
      // Prices are read in dollars: what is typed in dirhams stands beside the field in them.
      const beside = money(converted({ amount: '150000', currency: 'AED' }, 'USD', currencies))
      await expect(page.locator('output').filter({ hasText: beside })).toBeVisible()
      await expectFit(page)
      await page.getByRole('button', { name: t('quote.offerSend') }).click()
      await expect(page.getByText(t('quote.doneOffer'))).toBeVisible()
      await expectFit(page)

      const { records } = await buyer.call(quoteEndpoints.offers, { query: {} })
      const quoteId = records[0]?.quoteId ?? ''
      const price = { amount: '190000.00', currency: 'AED' }
      await dealer(quoteMerchantEndpoints.counter, { body: { quoteId, price, note: '' } })
      const take = page.getByRole('button', { name: t('quote.takePrice', { price: money(price) }) })
      await expect(take).toBeVisible(DELIVERY)
      await take.click()

      const payNow = page.getByRole('region', { name: t('quote.payNow') })
      await expect(payNow).toContainText(t('proforma.iban'))
      await expect(page.getByRole('region', { name: t('quote.payTitle') })).toBeVisible()
      await expect(page.getByText(t('quote.stepLoad'))).toBeVisible()
      await expect(payNow.getByRole('link', { name: t('quote.openProforma') })).toBeVisible(
        DELIVERY,
      )
      await expectFit(page)

      // The deposit is the first line of the account.
      await open(page, `/${language}/user-center`)
      const { proforma } = await buyer.call(quoteEndpoints.detail, { query: { quoteId } })
      const due = page.getByRole('link', { name: `${t('userCenter.doView')}: ` })
      const deposit = RegExp.escape(money(proforma?.deposit ?? null))
      await expect(due.filter({ visible: true }).first()).toHaveAccessibleName(new RegExp(deposit))

      await api()(quoteStaffEndpoints.sell, { body: { quoteId } })
      await open(page, `/${language}/user-center/offers`)
      await expect(page.getByText(t('quote.soldLead'))).toBeVisible()
      await expect(payNow).toHaveCount(0)
      await expectFit(page)
      const invoice = page.getByRole('link', { name: t('quote.openProforma') })
      const file = await page.request.get((await invoice.getAttribute('href')) ?? '')
      expect(file.headers()['content-type']).toContain('application/pdf')
    },
  )
