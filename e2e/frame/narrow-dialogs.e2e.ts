import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { productSearchEndpoints } from '@ironsouq/contract/mall/product-search/product-search.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import type { Page } from '@playwright/test'
import { expect } from '../environment/fixtures.ts'
import { hydrated } from '../environment/hydration.ts'
import { overflowOf } from '../environment/layout.ts'
import { createMember } from '../identity/member.ts'
import { pathOf, test } from '../machines/device-page.ts'

/** The smallest phones in use, and the usual one. */
const WIDTHS = [320, 390]

/** The smallest photo, stretched as any other. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

interface Opened {
  name: string
  path: string
  /** Opens what is measured. */
  open?: (page: Page) => Promise<unknown>
  /** What is measured besides the page: what lies above a page widens nothing. */
  what: string
}

/** Parts that lie outside the window, sideways; what scrolls within a box of its own does not. */
const outside = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate((within) => {
    const roots = [...document.querySelectorAll(within)].filter((el) => el.checkVisibility())
    if (roots.length === 0) return [`nothing is ${within}`]
    const scrolls = (el: Element | null, root: Element): boolean =>
      el !== null &&
      el !== root &&
      (getComputedStyle(el).overflowX !== 'visible' || scrolls(el.parentElement, root))
    const isOut = (el: Element) => {
      const { left, right, width } = el.getBoundingClientRect()
      return width > 1 && (left < -1 || right > innerWidth + 1)
    }
    return roots.flatMap((root) =>
      [root, ...root.querySelectorAll('*')]
        .filter((el) => isOut(el) && !scrolls(el.parentElement, root))
        .map((el) => `${el.tagName} ${el.className} ${el.textContent?.slice(0, 40)}`),
    )
  }, selector)

const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click()

for (const locale of ['de', 'ar'] as const)
  test(
    `what opens over or in a page is no wider than a phone, in ${locale} [AP-25]`,
    { tag: ['@en-only', '@phone-only'] },
    async ({ page, context, environment, deviceWith, api }) => {
      test.slow() // ten openings at two widths
      const t = translator(locale)
      const device = await deviceWith('with pictures', locale)
      const call = api(locale)
      const { records } = await call(deviceEndpoints.list, { query: { size: 4 } })
      const products = await call(productSearchEndpoints.list, { query: { q: 'filter', size: 48 } })
      // The longest name is the longest caption.
      const part = products.records
        .filter(({ picture }) => picture !== null)
        .toSorted((a, b) => b.name.length - a.name.length)[0]
      if (!part) throw new Error('no part of the environment has a picture')
      const member = await createMember(environment, { locale })
      await member.signIn(context)
      const ids = records.map(({ deviceId }) => deviceId).join(',')
      const suggest = (words: string) => async (page: Page) => {
        const header = page.getByRole('banner')
        await header.locator(`summary[aria-label="${t('common.search')}"]`).click()
        await header.getByRole('searchbox').filter({ visible: true }).fill(words)
        await page.getByRole('listbox').waitFor()
      }
      const enlarge = async (page: Page) => {
        const pictures = page.getByRole('region', { name: t('device.photos'), exact: true })
        await pictures.getByRole('link').first().click()
        await page.getByRole('dialog').waitFor()
      }
      const choose = async (page: Page) => {
        await press(t('fit.choose'))(page)
        const plate = { name: 'plate.png', mimeType: 'image/png', buffer: PIXEL }
        await page.locator('main input[type=file]').setInputFiles(plate)
        await page.getByRole('img', { name: t('fit.plate') }).waitFor()
      }
      const rows: Opened[] = [
        {
          name: 'suggestions for machines',
          path: '/device-list',
          open: suggest('kom'),
          what: '[role=listbox]',
        },
        {
          name: 'suggestions for parts',
          path: '/mall',
          open: suggest('filter'),
          what: '[role=listbox]',
        },
        {
          name: 'photo of a machine',
          path: pathOf('', device).slice(1),
          open: enlarge,
          what: 'dialog[open]',
        },
        {
          name: 'photo of a part',
          path: `/mall/product/${part.productId}`,
          open: enlarge,
          what: 'dialog[open]',
        },
        { name: 'choice of a machine', path: '/mall', open: choose, what: 'main form' },
        {
          name: 'filters of machines',
          path: '/device-list',
          open: press(t('device.filters')),
          what: '.filter-sheet',
        },
        {
          name: 'filters of parts',
          path: '/mall/list?q=filter',
          open: press(t('device.filters')),
          what: '.filter-sheet',
        },
        { name: 'own machines', path: '/user-center/garage', what: 'main' },
        { name: 'nothing found', path: '/mall/list?q=zzqx+filter+320', what: 'main' },
        { name: 'comparison', path: `/compare?ids=${ids}`, what: 'main' },
      ]
      for (const { name, path, open, what } of rows) {
        await page.setViewportSize({ width: WIDTHS[0] ?? 320, height: 640 })
        await page.goto(`/${locale}${path}`)
        await hydrated(page)
        await open?.(page)
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 640 })
          const found = await outside(page, what)
          expect([name, width, await overflowOf(page), found]).toEqual([name, width, 0, []])
        }
      }
    },
  )
