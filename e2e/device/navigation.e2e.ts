import { deviceEndpoints } from '@ironsouq/contract/device/device.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { expect, test } from '../environment/fixtures.ts'
import { isSameDocument, markDocument } from '../environment/hydration.ts'

for (const locale of ['en', 'ar'] as const) {
  const t = translator(locale)

  test(
    `opens a machine from the list and goes back without a reload, in ${locale} [RT-2] [RT-3]`,
    { tag: '@phone' },
    async ({ page, api }) => {
      const { records } = await api(locale)(deviceEndpoints.list, { query: {} })
      const third = records[2]!
      await page.goto(`/${locale}/device-list`)
      await markDocument(page)

      await page.getByRole('link', { name: third.title }).first().click()
      await expect(page).toHaveURL(`/${locale}/device-detail/${third.deviceId}`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(third.title)
      await expect(page).toHaveTitle(new RegExp(t('common.brand')))

      await page.getByRole('link', { name: t('device.backToList') }).click()
      await expect(page).toHaveURL(`/${locale}/device-list`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('device.listTitle'))
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(third.title)
      expect(await isSameDocument(page)).toBe(true)
    },
  )
}
