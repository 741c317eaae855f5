import { deviceEndpoints } from '@ironsouq/contract/device/device.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { expect, test } from './fixtures.ts'

for (const locale of ['en', 'ar'] as const) {
  const t = translator(locale)

  test(
    `goes from the list to a machine and back in ${locale} [RT-2] [RT-3]`,
    { tag: '@phone' },
    async ({ page, api }) => {
      const { records } = await api(locale)(deviceEndpoints.list, { query: {} })
      const third = records[2]!
      await page.goto(`/${locale}/device-list`)
      // Still there after a click: the page was not loaded anew.
      await page.evaluate(() => Object.assign(window, { stayed: true }))

      await page.getByRole('link', { name: third.title }).first().click()
      await expect(page).toHaveURL(`/${locale}/device-detail/${third.deviceId}`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(third.title)
      await expect(page).toHaveTitle(new RegExp(t('common.brand')))

      await page.getByRole('link', { name: t('device.backToList') }).click()
      await expect(page).toHaveURL(`/${locale}/device-list`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('device.listTitle'))
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(third.title)
      expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
    },
  )
}

test('lets a keyboard skip to the content', async ({ page }) => {
  await page.goto('/en/device-list')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
