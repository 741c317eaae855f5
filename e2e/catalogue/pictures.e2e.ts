import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { axe } from '../accessibility/axe.ts'
import { catalogueUrl } from './address.ts'

/** A theme changes colours and nothing else, so each direction is examined in one theme. */
const SCENES = [
  { dir: 'ltr', theme: 'light' },
  { dir: 'rtl', theme: 'dark' },
] as const
/** Where the desk begins: narrower, dense controls would look like the others. */
const WIDTH = 1024

const entries = readdirSync(new URL('../../packages/ui/catalogue/entries', import.meta.url)).map(
  (file) => basename(file, '.tsx'),
)

/** An entry is a part, not a page; an open popup hides the rest of the catalogue. */
const OF_PAGES = ['landmark-one-main', 'page-has-heading-one', 'region']

async function violationsOf(page: Page) {
  const { violations } = await axe(page).disableRules(OF_PAGES).analyze()
  return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))
}

for (const entry of entries)
  test(`matches its pictures and passes axe in both themes: ${entry}`, async ({ page }) => {
    const consoleErrors: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) consoleErrors.push(message.text())
    })
    page.on('pageerror', (error) => consoleErrors.push(error.message))
    await page.clock.setFixedTime('2026-11-17T16:44:00+04:00')
    for (const { dir, theme } of SCENES) {
      await page.setViewportSize({ width: WIDTH, height: 600 })
      await page.goto(`${catalogueUrl()}/?entry=${entry}&dir=${dir}&theme=${theme}`)
      await expect(page.locator('h1')).toHaveText(entry)
      await page.evaluate(() => document.fonts.ready)
      // No more of the page than the entry takes, so that a small change is a large share.
      const main = await page.locator('main').boundingBox()
      await page.setViewportSize({ width: WIDTH, height: Math.ceil(main?.height ?? 0) })
      await expect.soft(page).toHaveScreenshot(`${entry}-${dir}-${theme}.png`)
      expect.soft(await violationsOf(page), `${dir} ${theme}`).toEqual([])
    }
    expect(consoleErrors).toEqual([])
  })

test('has the pictures of every entry and no others', () => {
  const pictures = readdirSync(new URL('pictures', import.meta.url))
  const wanted = entries.flatMap((entry) =>
    SCENES.map(({ dir, theme }) => `${entry}-${dir}-${theme}.png`),
  )
  expect(pictures.toSorted()).toEqual(wanted.toSorted())
})
