import { randomUUID } from 'node:crypto'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../accessibility/axe.ts'
import { expect, test } from '../../backoffice/office.ts'
import { shownBy } from '../../environment/app-codes.ts'
import { open } from '../../environment/hydration.ts'
import { expectFit } from '../../environment/layout.ts'
import { linkFor } from '../../environment/mailbox.ts'

const PASSWORD = 'Kite7gravel'
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n')

/** Fills in the form of the shop and confirms the address by the link in the mail. */
async function apply(page: Page, { locale, shop, ...firm }: Record<string, string>) {
  const t = translator(locale as LocaleCode)
  await open(page, `${shop}/${locale}/sell`)
  const field = (name: string) => page.getByLabel(name, { exact: true })
  await field(t('sellerApplication.firmName')).fill(firm['firmName'] ?? '')
  await field(t('sellerApplication.licenceNo')).fill(firm['licenceNo'] ?? '')
  await field(t('sellerApplication.trn')).fill(`100${Date.now()}`.padEnd(15, '0').slice(0, 15))
  await field(t('sellerApplication.emirate')).selectOption('sharjah')
  await field(t('sellerApplication.licence')).setInputFiles({
    name: 'licence.pdf',
    mimeType: 'application/pdf',
    buffer: PDF,
  })
  await expect(page.getByText(t('sellerApplication.uploaded'))).toBeVisible()
  await field(t('sellerApplication.contactName')).fill('H. Al Marri')
  await field(t('sellerApplication.email')).fill(firm['email'] ?? '')
  await field(t('sellerApplication.phone')).fill('+971501234567')
  await expectAccessible(page)
  await expectFit(page)
  await page.getByRole('button', { name: t('sellerApplication.submit') }).click()
  await expect(page.getByText(t('sellerApplication.doneTitle'))).toBeVisible()
  await page.goto(await linkFor(firm['email'] ?? '', /http\S+confirm\?ticket=[\w.-]+/))
  await page.getByRole('button', { name: t('sellerApplication.confirmAction') }).click()
  await expect(page.getByText(t('sellerApplication.confirmedBody'))).toBeVisible()
  await expectAccessible(page)
  await expectFit(page)
}

/** The owner sets a password and a second factor by the link of the invitation. */
async function acceptInvitation(page: Page, locale: LocaleCode, email: string) {
  const t = translator(locale)
  await page.goto(await linkFor(email, /http\S+\/invitation#[\w.-]+/))
  await page.getByLabel(t('portalSignIn.newPassword'), { exact: true }).fill(PASSWORD)
  await page.getByLabel(t('portalSignIn.repeatPassword'), { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: t('portalSignIn.continue') }).click()
  const key = ((await page.locator('bdi.select-all').textContent()) ?? '').replaceAll(' ', '')
  await page.getByLabel(t('portalSignIn.appCode')).fill(shownBy(key))
  await page.getByRole('button', { name: t('portalSignIn.confirm') }).click()
  // The drawn box lies over the checkbox: a pointer lands on its label.
  await page.getByText(t('portalSignIn.codesSaved')).click()
  await page.getByRole('button', { name: t('merchant.open') }).click()
  await expect(page.getByText(t('merchant.standingReviewed'))).toBeVisible()
  await expectAccessible(page)
  await expectFit(page)
}

test('a dealer applies, staff approve, the owner signs in, and a suspension ends it [EQ-8] [ID-20] [ST-4]', async ({
  page,
  browser,
  viewport,
  environment,
  signIn,
  language,
  t,
}) => {
  test.slow()
  const id = randomUUID().slice(0, 8)
  const firmName = `Copper Dune ${id}`
  const email = `owner-${id}@firm.example`
  await apply(page, { locale: language, shop: environment.url, firmName, licenceNo: id, email })

  await signIn({ locale: language })
  await page.goto('/seller-applications')
  await page.getByRole('link', { name: firmName }).first().click()
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await button(t('backofficeSeller.approve')).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('backofficeSeller.approve') })
    .click()
  await expect(page.getByText(t('backofficeSeller.reviewed'), { exact: true })).toBeVisible()
  await expectAccessible(page)
  await expectFit(page)

  const context = await browser.newContext({
    viewport,
    baseURL: environment.merchantUrl,
  })
  await context.addCookies([{ name: 'lang', value: language, url: environment.merchantUrl }])
  const portal = await context.newPage()
  await acceptInvitation(portal, language, email)

  await button(t('backofficeSeller.trustedAct')).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('backofficeSeller.trustedAct') })
    .click()
  await expect(page.getByText(t('backofficeSeller.trusted'), { exact: true })).toBeVisible()
  await portal.reload()
  await expect(portal.getByText(t('merchant.standingTrusted'))).toBeVisible()

  await button(t('backofficeSeller.suspend')).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('backofficeSeller.reason')).fill('The licence has expired.')
  await expectAccessible(page)
  await expectFit(page)
  await dialog.getByRole('button', { name: t('backofficeSeller.suspend'), exact: true }).click()
  await expect(page.getByText(t('backofficeSeller.suspended'), { exact: true })).toBeVisible()
  await portal.goto('/devices')
  await expect(portal).toHaveURL(/\/login/)
  await context.close()
})
