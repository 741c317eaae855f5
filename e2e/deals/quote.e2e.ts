import { inquiryStaffEndpoints } from '@ironsouq/contract/deals/inquiry/inquiry.staff.endpoints'
import { quoteStaffEndpoints } from '@ironsouq/contract/deals/quote/quote.staff.endpoints'
import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { BrowserContext, Page } from '@playwright/test'
import type { Environment } from '../environment/environment.ts'
import { expect } from '../environment/fixtures.ts'
import { open } from '../environment/hydration.ts'
import { expectFit } from '../environment/layout.ts'
import { DELIVERY } from '../environment/mailbox.ts'
import { createAccount } from '../identity/account.ts'
import { passwordForm, test } from '../identity/login-page.ts'
import { dealerSession } from '../merchant/portal.ts'

const PRICE = '231000'
/** Within a year of any run. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** A dealer finds the inquiry in their portal, writes to the buyer and quotes the machine. */
async function quoteIt(page: Page, locale: LocaleCode, subject: string) {
  const t = translator(locale)
  await page.goto('/')
  await expect(page.getByText(t('merchantInquiry.replyTime'))).toBeVisible()
  await expectFit(page)
  await page.goto('/inquiries')
  const inquiry = page.getByRole('main').getByRole('link', { name: new RegExp(subject) })
  await expect(inquiry).toBeVisible()
  await expectFit(page)
  await inquiry.click()
  await expect(page.getByText(t('merchantInquiry.contactLater'))).toBeVisible()
  await page.getByLabel(t('merchantInquiry.reply')).fill('The quote follows today.')
  await page.getByRole('button', { name: t('merchantInquiry.send') }).click()
  await expect(page.getByText('The quote follows today.', { exact: true })).toBeVisible()
  await page.getByLabel(t('portalDevice.priceAed')).fill(PRICE)
  await page.getByLabel(t('quote.readyOn')).fill(dayIn(20))
  await expectFit(page)
  await page.getByRole('button', { name: t('merchantInquiry.sendQuote') }).click()
  await expect(page.getByText(t('quote.stateOpen'), { exact: true })).toBeVisible()
  await expectFit(page)
}

interface Portal {
  environment: Environment
  locale: LocaleCode
  sellerCode: string
}

async function signInDealer(context: BrowserContext, { environment, locale, sellerCode }: Portal) {
  const url = environment.merchantUrl
  const token = await dealerSession({ sellerCode })
  await context.addCookies([
    { name: 'merchant', value: token, url },
    { name: 'lang', value: locale, url },
  ])
}

test('a visitor asks, a dealer quotes on the open page of the buyer, who accepts and gets the proforma invoice [RT-6] [RT-7] [IN-2] [IN-6] [EQ-9]', async ({
  page,
  browser,
  viewport,
  environment,
  api,
  language,
  t,
}) => {
  test.slow()
  const staff = api()
  const { records } = await staff(deviceEndpoints.list, { query: { size: 48 } })
  // Not one of the first: other tests use those while this one reserves it.
  const machine = records.at(language === 'en' ? -1 : -2)
  if (!machine) throw new Error('the environment has no machine')
  const { deviceId } = machine
  const { seller } = await staff(deviceEndpoints.detail, { query: { deviceId } })
  const subject = `Quote ${deviceId.slice(0, 8)}`

  const who = await createAccount()
  await open(page, `/${language}/inquiry?deviceId=${deviceId}`)
  await page.locator('[name="subject"]').fill(subject)
  await page.locator('[name="content"]').fill('Please quote to my place.')
  await page.locator('[name="to"]').selectOption({ index: 2 })
  await page.getByRole('button', { name: t('inquiry.send') }).click()
  await passwordForm(page.getByRole('dialog'), language).send(who)
  await expect(page).toHaveURL(/\/inquiry-detail\/[\w-]{36}\?sent=1$/)
  const inquiryId = /inquiry-detail\/([\w-]+)/.exec(page.url())?.[1] ?? ''
  await staff(inquiryStaffEndpoints.push, {
    body: { inquiryId, recipient: 'seller', sellerCodes: [seller.code] },
  })
  await expect(page.getByText(t('inquiry.pushedBody'))).toBeVisible(DELIVERY)

  await using context = await browser.newContext({
    baseURL: environment.merchantUrl,
    viewport,
    reducedMotion: 'reduce',
  })
  await signInDealer(context, { environment, locale: language, sellerCode: seller.code })
  await quoteIt(await context.newPage(), language, subject)

  await expect(page.getByText(t('quote.count', { count: 1 }))).toBeVisible(DELIVERY)
  await expectFit(page)
  await page.getByRole('link', { name: t('quote.compare') }).click()
  await expect(page.getByText(t('quote.asked'))).toBeVisible()
  await expectFit(page)
  await page
    .getByRole('article')
    .getByRole('link', { name: t('quote.accept') })
    .click()
  await expect(page.getByText(t('quote.acceptProforma'))).toBeVisible()
  await expectFit(page)
  await page.getByRole('button', { name: t('quote.acceptDo') }).click()
  await expect(page.getByText(t('quote.stateAccepted'), { exact: true })).toBeVisible()
  await expectFit(page)

  const proforma = page.getByRole('link', { name: t('quote.openProforma') })
  await expect(proforma).toBeVisible(DELIVERY)
  await expect(page.getByRole('region', { name: t('quote.payTitle') })).toBeVisible()
  const payNow = page.getByRole('region', { name: t('quote.payNow') })
  await expect(payNow).toContainText(t('quote.payAccount'))
  await expect(payNow).toContainText(t('proforma.iban'))
  await expectFit(page)
  const file = await page.request.get((await proforma.getAttribute('href')) ?? '')
  expect(file.headers()['content-type']).toContain('application/pdf')
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')

  const { quotes } = await staff(quoteStaffEndpoints.ofInquiry, { query: { inquiryId } })
  const quoteId = quotes[0]?.quoteId ?? ''
  await staff(quoteStaffEndpoints.release, { body: { quoteId } })
})
