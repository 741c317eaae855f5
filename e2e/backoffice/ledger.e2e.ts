import { randomUUID } from 'node:crypto'
import { formatter } from '@ironsouq/i18n/format'
import { translator } from '@ironsouq/i18n/translate'
import type { Page } from '@playwright/test'
import { expectAccessible, overflowOf } from '../environment/accessibility.ts'
import { sql } from '../environment/sql.ts'
import { expect, staffSession, test } from './office.ts'

async function expectFit(page: Page) {
  await expectAccessible(page)
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
}

for (const [locale, tag] of [
  ['en', []],
  ['ar', ['@phone-only']],
] as const)
  test(
    `a large change of a balance waits for a second person and is then in the ledger, in ${locale} [PY-4] [LO-3]`,
    { tag: [...tag] },
    async ({ page, context, environment, signIn }) => {
      const t = translator(locale)
      const { databaseUrl, officeUrl } = environment
      const memberId = randomUUID()
      const mail = `${memberId.slice(0, 8)}@yard.example`
      const reason = `Delivery was late ${memberId.slice(0, 8)}`
      await sql(
        databaseUrl,
        `insert into member (id, nick_name, mail, created_at) values ($1, 'Yard Foreman', $2, now())`,
        [memberId, mail],
      )
      await signIn({ locale })
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

      const second = await staffSession(environment, ['ledger.read', 'ledger.change'])
      await context.addCookies([{ name: 'staff', value: second.token, url: officeUrl }])
      await page.reload()
      await expect(approve).toBeVisible()
      await expectFit(page)
      await approve.click()
      await dialog.getByRole('button', { name: t('backofficeLedger.approve') }).click()
      await expect(page.getByText(t('backofficeLedger.postedSaid'))).toBeVisible()
      await expect(row.getByText(t('backofficeLedger.posted'), { exact: true })).toBeVisible()

      await page.goto(`/ledger/accounts?q=${memberId}`)
      const amount = formatter(locale).ledgerMoney({ amount: '2500.00', currency: 'AED' })
      await expect(page.getByText(amount, { exact: true })).toBeVisible()
      await expect(page.getByText('Yard Foreman', { exact: true })).toBeVisible()
      await expectFit(page)
      await page.getByRole('link', { name: t('portalLedger.memberCash') }).click()
      await page.getByRole('link', { name: t('portalLedger.manualChange'), exact: true }).click()
      await expect(
        page.getByRole('rowheader', { name: t('portalLedger.adjustment') }),
      ).toBeVisible()
      await expectFit(page)
      for (const screen of ['', '/trial-balance', '/refunds', '/reconciliation']) {
        await page.goto(`/ledger${screen}`)
        await expect(
          page.getByRole('navigation', { name: t('backofficeLedger.title') }),
        ).toBeVisible()
        await expectFit(page)
      }
    },
  )
