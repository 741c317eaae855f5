import { randomUUID } from 'node:crypto'
import { translator } from '@ironsouq/i18n/translate'
import { aSeller } from '../../../apps/server/src/features/people/seller/seller.builder.ts'
import { serverCtx } from '../../environment/ctx.ts'
import { expect, test } from '../office.ts'

test.use({ only: { width: 'desk', language: 'en' } })

const t = translator('en')

test('one person enters the bank account of a seller and another confirms it [BO-2]', async ({
  page,
  signIn,
}) => {
  const code = `paid-${randomUUID().slice(0, 8)}`
  await aSeller(serverCtx(), { code, names: { en: code } })
  await signIn({ permissions: ['seller.approve'] })
  await page.goto(`/bank-accounts?seller=${code}`)
  await expect(page.getByText(t('backofficeSeller.bankNone'))).toBeVisible()
  const field = (key: 'bankHolder' | 'bankName' | 'bankIban' | 'bankSwift') =>
    page.getByRole('textbox', { name: t(`backofficeSeller.${key}`), exact: true })
  await field('bankHolder').fill('Falcon Yard Holding')
  await field('bankName').fill('Emirates Bank')
  const iban = field('bankIban')
  await iban.fill('AE08 0331 2345 6789 0123 456')
  await field('bankSwift').fill('EBILAEAD')
  const save = page.getByRole('button', { name: t('backofficeSeller.bankSave') })
  await save.click()
  // Its check digits are wrong.
  await expect(iban).toHaveAttribute('aria-invalid', 'true')
  await iban.fill('AE07 0331 2345 6789 0123 456')
  await save.click()
  await expect(page.getByText(t('backofficeSeller.bankWaitsOwn'))).toBeVisible()
  const confirm = page.getByRole('button', { name: t('backofficeSeller.bankConfirm') })
  await expect(confirm).toHaveCount(0)

  await signIn({ permissions: ['seller.approve'] })
  await page.reload()
  await expect(page.getByText(t('backofficeSeller.bankWaits'), { exact: true })).toBeVisible()
  await confirm.click()
  await expect(page.getByText(t('backofficeSeller.bankConfirmed'))).toBeVisible()
})
