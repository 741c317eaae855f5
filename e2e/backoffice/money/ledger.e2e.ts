import { formatter } from '@ironsouq/i18n/format'
import { expectFit } from '../../environment/layout.ts'
import { createMember } from '../../identity/member.ts'
import { expect, staffSession, test } from '../office.ts'

test('a large change of a balance waits for a second person and is then in the ledger [PY-4] [LO-3]', async ({
  page,
  context,
  environment,
  signIn,
  language,
  t,
}) => {
  const { officeUrl } = environment
  const { memberId, mail } = await createMember(environment, { nickName: 'Yard Foreman' })
  const reason = `Delivery was late ${memberId.slice(0, 8)}`
  await signIn({ locale: language })
  await page.goto('/ledger/changes')
  // The empty list offers it as well.
  await page
    .getByRole('button', { name: t('backofficeLedger.requestChange') })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  // Staff know a member by name, address or number, and not by an id.
  await dialog.getByRole('combobox', { name: t('backofficeLedger.member') }).fill(mail)
  await page.getByRole('option', { name: mail }).click()
  await dialog.getByLabel(t('backofficeLedger.changeAmount', { currency: 'AED' })).fill('2,500')
  await dialog.getByLabel(t('backofficeLedger.reason')).fill(reason)
  await expectFit(page)
  await dialog.getByRole('button', { name: t('backofficeLedger.requestChange') }).click()
  await expect(page.getByText(t('backofficeLedger.waitingSaid'))).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: reason })
  const approve = row.getByRole('button', { name: t('backofficeLedger.approve') })
  await expect(row).toBeVisible()
  await expect(approve).toHaveCount(0)

  const second = await staffSession(['ledger.read', 'ledger.change'])
  await context.addCookies([{ name: 'staff', value: second.token, url: officeUrl }])
  await page.reload()
  await expect(approve).toBeVisible()
  await expectFit(page)
  await approve.click()
  await dialog.getByRole('button', { name: t('backofficeLedger.approve') }).click()
  await expect(page.getByText(t('backofficeLedger.postedSaid'))).toBeVisible()
  await expect(row.getByText(t('backofficeLedger.posted'), { exact: true })).toBeVisible()

  await page.goto(`/ledger/accounts?q=${memberId}`)
  const amount = formatter(language).ledgerMoney({ amount: '2500.00', currency: 'AED' })
  await expect(page.getByText(amount, { exact: true })).toBeVisible()
  await expect(page.getByText('Yard Foreman', { exact: true })).toBeVisible()
  await expectFit(page)
  await page.getByRole('link', { name: t('portalLedger.memberCash') }).click()
  await page.getByRole('link', { name: t('portalLedger.manualChange'), exact: true }).click()
  await expect(page.getByRole('rowheader', { name: t('portalLedger.adjustment') })).toBeVisible()
  await expectFit(page)
  for (const screen of ['', '/trial-balance', '/refunds', '/reconciliation']) {
    await page.goto(`/ledger${screen}`)
    await expect(page.getByRole('navigation', { name: t('backofficeLedger.title') })).toBeVisible()
    await expectFit(page)
  }
})
