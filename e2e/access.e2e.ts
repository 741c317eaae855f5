import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { expect, test } from './fixtures.ts'
import { expectForAll, themeFor } from './for-all.ts'

for (const locale of ['en', 'ar'])
  test(
    `has nothing that keeps anyone out, in ${locale} [RT-2] [RT-3]`,
    { tag: '@phone' },
    async ({ page, machine }, { project }) => {
      await page.emulateMedia({ colorScheme: themeFor(locale, project) })
      for (const path of ['/device-list?emirate=dubai', `/device-detail/${machine.deviceId}`]) {
        await page.goto(`/${locale}${path}`)
        await expectForAll(page)
      }
    },
  )

test('never scrolls sideways, even on the narrowest phone [RT-2] [RT-3]', async ({
  page,
  machine,
}) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 640 })
  for (const locale of LOCALE_CODES)
    for (const path of ['/device-list', `/device-detail/${machine.deviceId}`]) {
      await page.goto(`/${locale}${path}`)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(`${locale}${path} ${width}`).toBe(`${locale}${path} 320`)
    }
})

test('hydrates in every language without a complaint [AP-1]', async ({ page, machine }) => {
  test.slow()
  for (const locale of LOCALE_CODES)
    for (const path of ['/device-list', `/device-detail/${machine.deviceId}`]) {
      await page.goto(`/${locale}${path}`)
      const hydrated = () => Object.keys(document.body).some((key) => key.startsWith('__react'))
      await expect.poll(() => page.evaluate(hydrated)).toBe(true)
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    }
})
