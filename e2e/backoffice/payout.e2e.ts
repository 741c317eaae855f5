import { randomUUID } from 'node:crypto'
import { bankAccountEndpoints } from '@ironsouq/contract/bank-account/bank-account.endpoints'
import { createClient } from '@ironsouq/contract/client'
import { payoutEndpoints } from '@ironsouq/contract/payout/payout.endpoints'
import { formatter } from '@ironsouq/i18n/format'
import { translator } from '@ironsouq/i18n/translate'
import type { Page } from '@playwright/test'
import { expectAccessible, overflowOf } from '../environment/accessibility.ts'
import type { Environment } from '../environment/environment.ts'
import { sql } from '../environment/sql.ts'
import { dealerSession } from '../merchant/portal.ts'
import { expect, staffSession, test } from './office.ts'

const AMOUNT = { amount: '947.50', currency: 'AED' }
const FAILURE = 'The holder does not match the account'

/** A seller to whom the amount is due, by the ledger. */
async function aSellerWithEarnings({ databaseUrl }: Environment, sellerCode: string) {
  const [row] = await sql(
    databaseUrl,
    `with made as (
       insert into seller (code, since_year, sold_count, claims_upheld, created_at)
       values ($1, 2020, 0, 0, now()) returning id
     ), named as (
       insert into seller_text (seller_id, locale, name, created_at) select id, 'en', $1, now() from made
     ), opened as (
       insert into ledger_account (kind, owner, currency, created_at)
       select kind, id::text, 'AED', now() from made, unnest(array['escrow', 'sellerDue']) as kind
     )
     select id from made`,
    [sellerCode],
  )
  const sellerId = String(row?.['id'])
  await sql(
    databaseUrl,
    `insert into ledger_account (kind, owner, currency, created_at) values ('clearing', 'card', 'AED', now())
     on conflict do nothing`,
  )
  // Each journal is one statement: at the end of a transaction its lines add up to zero.
  for (const [kind, from, to] of [
    ['orderPaid', 'clearing', 'escrow'],
    ['orderSettled', 'escrow', 'sellerDue'],
  ])
    await sql(
      databaseUrl,
      `with journal as (
         insert into ledger_journal (kind, ref, digest, created_at) values ($1, $2, $2, now()) returning id
       )
       insert into ledger_entry (journal_id, line, account_id, account_kind, amount, currency, seller_id, created_at)
       select journal.id, l.line, a.id, a.kind, l.amount, 'AED', $5::uuid, now()
       from journal, (values (1, $3, -94750), (2, $4, 94750)) as l (line, kind, amount)
       join ledger_account a on a.kind = l.kind and a.currency = 'AED'
         and a.owner = case l.kind when 'clearing' then 'card' else $5 end`,
      [kind, randomUUID(), from, to, sellerId],
    )
  return sellerId
}

/** A payout of the whole amount, which a second person confirmed. */
async function aConfirmedPayout(environment: Environment, sellerCode: string) {
  const sellerId = await aSellerWithEarnings(environment, sellerCode)
  const person = async () => {
    const { token } = await staffSession(environment, ['ledger.payOut', 'seller.approve'])
    return createClient({
      base: environment.apiUrl,
      locale: () => 'en',
      token: () => token,
      log: () => {},
    })
  }
  const [first, second] = [await person(), await person()]
  const account = { holder: 'Falcon Yard LLC', bank: 'Emirates Bank', swift: 'EBILAEAD' }
  const { version } = await first(bankAccountEndpoints.state, {
    body: { ...account, iban: 'AE070331234567890123456', sellerCode, version: 0 },
  })
  await second(bankAccountEndpoints.confirm, { body: { sellerCode, version } })
  const { payoutId } = await first(payoutEndpoints.request, { body: { sellerId, amount: AMOUNT } })
  await second(payoutEndpoints.confirm, { body: { payoutId } })
  return payoutId
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
    `a payout is marked as sent and then as failed, and its store sees both, in ${locale} [BO-5]`,
    { tag: [...tag] },
    async ({ page, context, environment, signIn }) => {
      const t = translator(locale)
      const { merchantUrl } = environment
      const code = `paid-${randomUUID().slice(0, 8)}`
      const reference = `DCB-${code.slice(5)}`
      const amount = formatter(locale).ledgerMoney(AMOUNT)
      const payoutId = await aConfirmedPayout(environment, code)
      const token = await dealerSession(environment, { sellerCode: code, role: 'finance' })
      await signIn({ locale, permissions: ['ledger.read', 'ledger.payOut'] })
      await context.addCookies([
        { name: 'merchant', value: token, url: merchantUrl },
        { name: 'lang', value: locale, url: merchantUrl },
      ])
      const button = (key: 'send' | 'fail') =>
        page.getByRole('button', { name: t(`backofficeLedger.${key}`), exact: true })
      const dialog = page.getByRole('dialog')
      const state = (name: 'paid' | 'failed') =>
        page.getByText(t(`portalLedger.payout_${name}`), { exact: true }).first()

      await page.goto('/ledger/payouts?state=confirmed')
      await page.getByRole('link', { name: code }).click()
      await expect(page.getByText(amount, { exact: true })).toBeVisible()
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
    },
  )
