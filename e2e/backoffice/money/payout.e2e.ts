import { randomUUID } from 'node:crypto'
import { formatter } from '@ironsouq/i18n/format'
import { expectFit } from '../../environment/layout.ts'
import { dealerSession } from '../../merchant/portal.ts'
import { expect, test } from '../office.ts'
import { aConfirmedPayout, AMOUNT } from './payouts.ts'

const FAILURE = 'The holder does not match the account'

test('a payout is marked as sent and then as failed, and its store sees both [BO-5]', async ({
  page,
  context,
  environment,
  signIn,
  language,
  t,
}) => {
  const { merchantUrl } = environment
  const code = `paid-${randomUUID().slice(0, 8)}`
  const reference = `DCB-${code.slice(5)}`
  const amount = formatter(language).ledgerMoney(AMOUNT)
  const payoutId = await aConfirmedPayout(environment, code)
  const token = await dealerSession({ sellerCode: code, role: 'finance' })
  await signIn({ locale: language, permissions: ['ledger.read', 'ledger.payOut'] })
  await context.addCookies([
    { name: 'merchant', value: token, url: merchantUrl },
    { name: 'lang', value: language, url: merchantUrl },
  ])
  const button = (key: 'send' | 'fail') =>
    page.getByRole('button', { name: t(`backofficeLedger.${key}`), exact: true })
  const dialog = page.getByRole('dialog')
  const state = (name: 'paid' | 'failed') =>
    page.getByText(t(`portalLedger.payout_${name}`), { exact: true }).first()

  await page.goto('/ledger/payouts?state=confirmed')
  await page.getByRole('link', { name: code }).click()
  await page.waitForURL(`**/ledger/payouts/${payoutId}`)
  await expect(page.getByText(amount, { exact: true }).first()).toBeVisible()
  await expectFit(page)
  await button('send').click()
  await dialog.getByLabel(t('portalLedger.bankReference')).fill(reference)
  await expectFit(page)
  await dialog.getByRole('button', { name: t('backofficeLedger.send') }).click()
  await expect(page.getByText(t('backofficeLedger.payoutSent'))).toBeVisible()
  await expect(state('paid')).toBeVisible()

  // The store sees the reference, and that nothing is due any more.
  const part = (name: 'due' | 'paidOut') =>
    page.getByText(t(`merchantLedger.${name}Hint`), { exact: true }).locator('..')
  await page.goto(`${merchantUrl}/ledger`)
  await expect(part('paidOut')).toContainText(amount)
  await expect(part('due')).not.toContainText(amount)
  await page.getByText(reference).first().waitFor()
  await expectFit(page)

  // The bank returns it: the amount is due again, and the store reads why.
  await page.goto(`${environment.officeUrl}/ledger/payouts/${payoutId}`)
  await button('fail').click()
  await dialog.getByLabel(t('portalLedger.payoutFailure')).fill(FAILURE)
  await dialog.getByRole('button', { name: t('backofficeLedger.fail') }).click()
  await expect(page.getByText(t('backofficeLedger.payoutFailed'))).toBeVisible()
  await expect(state('failed')).toBeVisible()
  await expect(button('send')).toHaveCount(0)
  await expectFit(page)
  await page.goto(`${merchantUrl}/ledger`)
  await expect(part('due')).toContainText(amount)
  await page.getByRole('link', { name: t('merchantLedger.statement') }).click()
  await expect(page.getByText(FAILURE)).toBeVisible()
  await expect(page.getByText(t('merchantLedger.dueAgain'))).toBeVisible()
  await expectFit(page)
})
