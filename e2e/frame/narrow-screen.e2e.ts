import { productSearchEndpoints } from '@ironsouq/contract/mall/product-search/product-search.endpoints'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { expect } from '../environment/fixtures.ts'
import { open } from '../environment/hydration.ts'
import { overflowOf } from '../environment/layout.ts'
import { pathOf, test } from '../machines/device-page.ts'

/** The longest words, and the other direction. */
const ALWAYS: readonly string[] = ['de', 'ar']
/** Of the other languages the gate opens each fourth page; a full run opens them all. */
const TURNS = process.env['FULL'] === '1' ? 1 : 4

/** Each page in a language, 320 px wide; every page hydrates without an error in the console. */
for (const [turn, locale] of LOCALE_CODES.entries())
  test(
    `no page overflows a screen of 320 px, and each hydrates, in ${locale} [AP-1] [AP-25] [RT-1] [RT-2] [RT-3] [RT-13] [RT-20]`,
    { tag: ['@en-only', '@phone-only'] },
    async ({ page, deviceWith, api }) => {
      const device = await deviceWith('inspected')
      const [part] = (await api()(productSearchEndpoints.list, { query: { q: 'filter' } })).records
      const paths = [
        '',
        '/mall',
        '/mall/list?q=cat+320+filter',
        `/mall/product/${part?.productId}`,
        '/cart',
        '/device-list',
        pathOf('', device).slice(1),
        `${pathOf('', device).slice(1)}/viewing`,
        `/sellers/${device.seller.code}`,
        '/login',
        '/nowhere',
        '/error',
        '/user-center/about-us',
        '/user-center/help-center',
        '/help-center',
        '/terms-page',
        '/service-outlets',
      ]
      const isOurs = (n: number) => ALWAYS.includes(locale) || n % TURNS === turn % TURNS
      await page.setViewportSize({ width: 320, height: 640 })
      for (const path of paths.filter((_, n) => isOurs(n))) {
        await open(page, `/${locale}${path}`)
        expect([path, await overflowOf(page)]).toEqual([path, 0])
      }
    },
  )

test(
  'no page overflows a screen of 640 px, which is a desk at 200 % [AP-25]',
  { tag: ['@en-only', '@desk-only'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 480 })
    for (const locale of ['de', 'ar'])
      for (const path of ['/', '/login', '/nowhere', '/error', '/user-center/about-us']) {
        await page.goto(`/${locale}${path}`)
        expect([locale, path, await overflowOf(page)]).toEqual([locale, path, 0])
      }
  },
)
