import type { Translate } from '@ironsouq/i18n/messages'
import { expect, type Page } from '@playwright/test'
import { ADDRESS } from './goods.ts'

const GOOD_CARD = '4242 4242 4242 4242'

/** Adds an address at the checkout. */
export async function fillAddress(page: Page, t: Translate): Promise<void> {
  await page.getByRole('button', { name: t('address.new') }).click()
  const dialog = page.getByRole('dialog', { name: t('address.new') })
  await dialog.getByLabel(t('address.recipient')).fill(ADDRESS.recipient)
  await dialog.getByLabel(t('address.mobile')).fill(ADDRESS.phone)
  await dialog.getByLabel(t('address.emirate')).selectOption(ADDRESS.region)
  await dialog.getByLabel(t('address.area')).fill(ADDRESS.city)
  await dialog.getByLabel(t('address.detail')).fill(ADDRESS.detail)
  await dialog.getByRole('button', { name: t('address.save') }).click()
  await expect(dialog).toBeHidden()
}

/** Pays by card, on the page of the provider. */
export async function payOnPage(page: Page, t: Translate): Promise<void> {
  await page
    .getByRole('radio', { name: t('payment.card'), exact: false })
    .first()
    .check()
  await page.getByRole('button', { name: t('payment.payNow') }).click()
  await page.getByLabel('Card number').fill(GOOD_CARD)
  await page.getByRole('button', { name: 'Pay' }).click()
}
