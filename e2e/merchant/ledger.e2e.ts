import { randomUUID } from 'node:crypto'
import { deviceEndpoints } from '@ironsouq/contract/device/device.endpoints'
import { formatter } from '@ironsouq/i18n/format'
import { translator } from '@ironsouq/i18n/translate'
import type { Page } from '@playwright/test'
import { expectAccessible, overflowOf } from '../environment/accessibility.ts'
import { sql } from '../environment/sql.ts'
import { expect, test } from './portal.ts'

/** A buyer paid an order at the seller by card. */
async function aPaidOrder(databaseUrl: string, sellerCode: string): Promise<string> {
  const orderId = randomUUID()
  await sql(
    databaseUrl,
    `insert into ledger_account (kind, owner, currency, created_at)
     select 'escrow', id::text, 'AED', now() from seller where code = $1
     union all select 'clearing', 'card', 'AED', now()
     on conflict do nothing`,
    [sellerCode],
  )
  // One statement: at the end of each transaction the lines of a journal add up to zero.
  await sql(
    databaseUrl,
    `with journal as (
       insert into ledger_journal (kind, ref, digest, created_at) values ('orderPaid', $1, $1, now()) returning id
     )
     insert into ledger_entry (journal_id, line, account_id, account_kind, amount, currency, order_id, seller_id, created_at)
     select journal.id, l.line, a.id, a.kind, l.amount, 'AED', $1::uuid, s.id, now()
     from journal, seller s, (values (1, 'clearing', -110050), (2, 'escrow', 110050)) as l (line, kind, amount)
     join ledger_account a on a.kind = l.kind and a.currency = 'AED'
     where s.code = $2 and a.owner = case l.kind when 'escrow' then s.id::text else 'card' end`,
    [orderId, sellerCode],
  )
  return orderId
}

async function expectFit(page: Page) {
  await expectAccessible(page)
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
}

for (const [locale, tag] of [
  ['en', []],
  ['ar', ['@phone-only']],
] as const)
  test(
    `a store sees what is pending and the journals of an order, in ${locale} [PY-4]`,
    { tag: [...tag] },
    async ({ page, api, machine: { deviceId }, environment, signIn, speak }) => {
      const t = translator(locale)
      const { seller } = await api()(deviceEndpoints.detail, { query: { deviceId } })
      const orderId = await aPaidOrder(environment.databaseUrl, seller.code)
      await speak(locale)
      await signIn({ sellerCode: seller.code })
      await page.goto('/ledger?kind=orderPaid')
      await expect(page.getByText(t('merchantLedger.pendingHint'))).toBeVisible()
      const link = page.getByRole('link', { name: orderId })
      await expect(link).toBeVisible()
      await expectFit(page)
      await link.click()
      await expect(page.getByText(t('portalLedger.escrow'))).toBeVisible()
      const amount = formatter(locale).ledgerMoney({ amount: '1100.50', currency: 'AED' })
      await expect(page.getByText(amount, { exact: true })).toBeVisible()
      await expectFit(page)
    },
  )
