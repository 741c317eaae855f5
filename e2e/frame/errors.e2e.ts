import { translator } from '@ironsouq/i18n/translate'
import { expect, test } from '../environment/fixtures.ts'

test.use({ only: { width: 'desk', language: 'en' } })

for (const [path, locale, message] of [
  ['/ar/no/such/page', 'ar', 'notFoundBody'],
  ['/en/device-detail/not-an-id', 'en', 'notFoundMalformed'],
] as const)
  test(`shows that a page is missing and leads on: ${path} [AP-22] [AP-23] [AP-24]`, async ({
    page,
  }) => {
    const t = translator(locale)
    const reply = await page.goto(path)
    expect(reply?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('common.notFoundTitle'))
    await expect(page.getByText(t(`common.${message}`, { path }))).toBeVisible()
    await page.getByRole('link', { name: t('common.backToMachines') }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
  })

test('shows the error page at its own address [AP-23] [RT-27]', async ({ page }) => {
  const t = translator('en')
  const reply = await page.goto('/en/error')
  expect(reply?.status()).toBe(500)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('common.errorTitle'))
  await expect(page.getByText(String(reply?.headers()['x-request-id']))).toBeVisible()
})
