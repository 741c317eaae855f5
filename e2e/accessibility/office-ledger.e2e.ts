import { randomUUID } from 'node:crypto'
import { bankAccountEndpoints } from '@ironsouq/contract/money/bank-account/bank-account.endpoints'
import { payoutEndpoints } from '@ironsouq/contract/money/payout/payout.endpoints'
import { aSeller } from '../../apps/server/src/features/people/seller/seller.builder.ts'
import { aPaidOrder, aTopUp } from '../../apps/server/test/mall/posted.ts'
import { aConfirmedPayout } from '../backoffice/money/payouts.ts'
import { callAs, expect, staffSession, test } from '../backoffice/office.ts'
import { serverCtx } from '../environment/ctx.ts'
import { createMember } from '../identity/member.ts'
import { dealerSession } from '../merchant/portal.ts'
import { examine } from './examine.ts'

test('the ledger, payouts and bank accounts are accessible [PY-4] [LO-3] [BO-2] [BO-5]', async ({
  page,
  context,
  environment,
  variant,
  signIn,
}) => {
  const ctx = serverCtx()
  const code = `paid-${randomUUID().slice(0, 8)}`
  const { memberId, mail } = await createMember(environment, { nickName: 'Yard Foreman' })
  await aTopUp(ctx, { memberId, amountMinor: 250_000n })
  const { id: sellerId } = await aSeller(ctx, { code, names: { en: code } })
  await aPaidOrder(ctx, { sellerId, memberId, amountMinor: 110_050n })
  const payoutId = await aConfirmedPayout(environment, `${code}-2`)
  const failedId = await aConfirmedPayout(environment, `${code}-3`)
  const cashier = callAs(environment, (await staffSession(['ledger.payOut'])).token)
  const bankReference = `DCB-${code}`
  await cashier(payoutEndpoints.send, { body: { payoutId: failedId, bankReference } })
  await cashier(payoutEndpoints.fail, { body: { payoutId: failedId, failure: 'Another holder' } })
  const clerk = callAs(environment, (await staffSession(['seller.approve'])).token)
  await clerk(bankAccountEndpoints.state, {
    body: {
      holder: 'Falcon Yard LLC',
      bank: 'Emirates Bank',
      swift: 'EBILAEAD',
      iban: 'AE070331234567890123456',
      sellerCode: code,
      version: 0,
    },
  })
  await signIn()
  await examine({ page, context, environment, variant }, 'office', [
    { name: 'journals', path: '/ledger' },
    { name: 'the trial balance', path: '/ledger/trial-balance' },
    { name: 'refunds', path: '/ledger/refunds' },
    { name: 'disputes', path: '/ledger/disputes' },
    { name: 'the reconciliation', path: '/ledger/reconciliation' },
    { name: 'changes of balances', path: '/ledger/changes' },
    {
      name: 'a new change of a balance',
      path: '/ledger/changes',
      step: async ({ page, t }) => {
        const ask = page.getByRole('button', { name: t('backofficeLedger.requestChange') })
        await ask.first().click()
        const dialog = page.getByRole('dialog')
        await dialog.getByRole('combobox', { name: t('backofficeLedger.member') }).fill(mail)
        await page.getByRole('option', { name: mail }).click()
      },
    },
    { name: 'accounts', path: `/ledger/accounts?q=${memberId}` },
    {
      name: 'a journal',
      path: `/ledger/accounts?q=${memberId}`,
      step: async ({ page, t }) => {
        await page.getByRole('link', { name: t('portalLedger.memberCash') }).click()
        await page.waitForLoadState('networkidle')
        await page.getByRole('main').locator('tbody [role="row"] a').first().click()
        await page.waitForLoadState('networkidle')
      },
    },
    { name: 'payouts', path: '/ledger/payouts?state=confirmed' },
    { name: 'a payout', path: `/ledger/payouts/${payoutId}` },
    {
      name: 'to send a payout',
      path: `/ledger/payouts/${payoutId}`,
      step: async ({ page, t }) => {
        const name = t('backofficeLedger.send')
        await page.getByRole('button', { name, exact: true }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
      },
    },
    { name: 'a payout that failed', path: `/ledger/payouts/${failedId}` },
    { name: 'bank accounts that wait', path: '/bank-accounts?state=waiting' },
    {
      name: 'a bank account that waits',
      path: `/bank-accounts/${code}`,
      step: ({ page, t }) =>
        expect(page.getByText(t('backofficeSeller.bankWaits'), { exact: true })).toBeVisible(),
    },
    {
      name: 'a bank account',
      path: `/bank-accounts/${code}-2`,
      step: ({ page, t }) =>
        expect(page.getByText(t('backofficeSeller.bankConfirmed'))).toBeVisible(),
    },
  ])

  const token = await dealerSession({ sellerCode: `${code}-3`, role: 'finance' })
  await context.addCookies([{ name: 'merchant', value: token, url: environment.merchantUrl }])
  await examine({ page, context, environment, variant }, 'merchant', [
    { name: 'the ledger of a store', path: '/ledger' },
    {
      name: 'the statement of a store',
      path: '/ledger',
      step: async ({ page, t }) => {
        await page.getByRole('link', { name: t('merchantLedger.statement') }).click()
        await expect(page.getByText('Another holder')).toBeVisible()
      },
    },
  ])
})
