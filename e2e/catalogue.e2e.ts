import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { catalogueUrl } from './catalogue/address.ts'

const DIRS = ['ltr', 'rtl'] as const
/** Where the desk begins: narrower, dense controls would look like the others. */
const WIDTH = 1024
const THEMES = ['light', 'dark'] as const

const entries = readdirSync(new URL('../packages/ui/catalogue/entries', import.meta.url)).map(
  (file) => basename(file, '.tsx'),
)

/** An entry is a part, not a page; what is open over it hides the rest of the catalogue. */
const OF_PAGES = ['landmark-one-main', 'page-has-heading-one', 'region']

/** A theme changes colours and nothing else, so the second one is asked about contrast alone. */
async function faultsOf(page: Page, theme: (typeof THEMES)[number]) {
  // Legacy mode looks at this page alone and opens no second one, which takes far longer.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).disableRules(OF_PAGES)
  if (theme === 'dark') axe.withRules('color-contrast')
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))
}

for (const entry of entries)
  test(`looks like its pictures: ${entry}`, async ({ page }) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.clock.setFixedTime('2026-11-17T16:44:00+04:00')
    for (const dir of DIRS) {
      await page.setViewportSize({ width: WIDTH, height: 600 })
      await page.goto(`${catalogueUrl()}/?entry=${entry}&dir=${dir}`)
      await expect(page.locator('h1')).toHaveText(entry)
      await page.evaluate(() => document.fonts.ready)
      // No more of the page than the entry takes, so that a small change is not drowned.
      const main = await page.locator('main').boundingBox()
      await page.setViewportSize({ width: WIDTH, height: Math.ceil(main?.height ?? 0) })
      for (const theme of THEMES) {
        await page.locator('html').evaluate((html, theme) => (html.dataset['theme'] = theme), theme)
        await expect.soft(page).toHaveScreenshot(`${entry}-${dir}-${theme}.png`)
        expect.soft(await faultsOf(page, theme), `${dir} ${theme}`).toEqual([])
      }
    }
    expect(complaints).toEqual([])
  })

test('has a picture of every entry, and none of what is gone', () => {
  const pictures = readdirSync(new URL('catalogue', import.meta.url))
  const wanted = entries.flatMap((entry) =>
    DIRS.flatMap((dir) => THEMES.map((theme) => `${entry}-${dir}-${theme}.png`)),
  )
  expect(pictures.filter((file) => file.endsWith('.png')).toSorted()).toEqual(wanted.toSorted())
})
