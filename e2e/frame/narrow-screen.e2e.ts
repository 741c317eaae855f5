import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { overflowOf } from '../environment/accessibility.ts'
import { expect, test } from '../environment/fixtures.ts'
import { open } from '../environment/hydration.ts'

/** Each page in a language, 320 px wide; every page hydrates without an error in the console. */
for (const locale of LOCALE_CODES)
  test(`no page overflows a screen of 320 px, and each hydrates, in ${locale} [AP-1] [AP-25] [RT-1] [RT-2] [RT-3] [RT-13] [RT-20]`, async ({
    page,
    machine,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of [
      '',
      '/device-list',
      `/device-detail/${machine.deviceId}`,
      '/login',
      '/nowhere',
      '/error',
      '/user-center/about-us',
      '/user-center/help-center',
      '/help-center',
      '/terms-page',
      '/service-outlets',
    ]) {
      await open(page, `/${locale}${path}`)
      expect([path, await overflowOf(page)]).toEqual([path, 0])
    }
  })

test('no page overflows a screen of 640 px, which is a desk at 200 % [AP-25]', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 480 })
  for (const locale of ['de', 'ar'])
    for (const path of ['/', '/login', '/nowhere', '/error', '/user-center/about-us']) {
      await page.goto(`/${locale}${path}`)
      expect([locale, path, await overflowOf(page)]).toEqual([locale, path, 0])
    }
})
