import { translator } from '@ironsouq/i18n/translate'
import { overflowOf } from '../../environment/layout.ts'
import { expect, test } from '../office.ts'

test.use({ only: { width: 'desk', language: 'ar' } })

/** A text that no test looks at, with a form for each number. */
const KEY = 'portalAccount.codesLeft'

test('staff correct a text with the help of the check, see its forms, and restore it [BO-2]', async ({
  page,
  signIn,
}) => {
  const t = translator('ar')
  await signIn({ permissions: ['text.edit', 'setting.edit'], locale: 'ar' })
  await page.goto('/texts?group=portalAccount')
  const link = page.getByRole('link', { name: KEY })
  await expect(link).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await link.click()
  const field = page.getByRole('textbox', { name: 'Deutsch' })
  const german = page.getByRole('region', { name: 'Deutsch' })
  const original = await field.inputValue()

  await field.fill('{count, plural, one {# Code}')
  await expect(german.getByRole('alert')).toContainText('}')
  await field.fill('{count, plural, one {ein Kode} other {# Kodes}}')
  await expect(german.getByRole('alert')).toBeHidden()
  const preview = page.getByRole('region', { name: t('backofficeText.preview') })
  await preview.getByRole('button').click()
  await page.getByRole('option', { name: 'Deutsch' }).click()
  await expect(page.getByRole('cell', { name: '412 Kodes' })).toBeVisible()
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await page.keyboard.press('Control+s')
  await expect(german.getByText(t('backofficeText.stateOverridden'))).toBeVisible()

  await german.getByRole('button', { name: t('backofficeText.restore') }).click()
  await expect(field).toHaveValue(original)
  await page.getByRole('button', { name: t('portal.save'), exact: true }).click()
  await expect(german.getByText(t('backofficeText.stateOwn'))).toBeVisible()
  await expect(page.getByText(t('backofficeText.historyRestored')).first()).toBeVisible()
})
