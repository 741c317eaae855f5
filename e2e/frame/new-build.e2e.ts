import { translator } from '@ironsouq/i18n/translate'
import type { Page } from '@playwright/test'
import { expect, test } from '../environment/fixtures.ts'
import { isSameDocument, markDocument, open } from '../environment/hydration.ts'

test.use({ only: { width: 'desk', language: 'en' } })

const en = translator('en')

// The deployed build cannot change during a test: only the address that names it is replaced.
const deploy = (page: Page) =>
  page.route('**/builds/latest.json?*', (route) => route.fulfill({ json: { id: 'the-next' } }))

const goToHelp = async (page: Page) => {
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: en('shell.help'), exact: true })
    .click()
  await expect(page).toHaveURL(/\/en\/help-center$/)
}

test('a new build makes the next navigation a full load, and no other [AP-19]', async ({
  page,
}) => {
  await page.clock.install()
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('latest.json')) requested.push(request.url())
  })
  await open(page, '/en/terms-page')
  await markDocument(page)
  await page.clock.runFor(301_000)
  await expect.poll(() => requested.length).toBe(1)
  expect(requested[0]).toMatch(/\/builds\/latest\.json\?\d+$/)
  await goToHelp(page)
  expect(await isSameDocument(page)).toBe(true)

  await deploy(page)
  await page.clock.runFor(301_000)
  await expect.poll(() => requested.length).toBe(2)
  expect(await isSameDocument(page)).toBe(true)
  await page.goBack()
  await expect(page).toHaveURL(/\/en\/terms-page$/)
  await expect.poll(() => isSameDocument(page)).toBe(false)
})

test('a tab asks for the build when it becomes visible again [AP-19]', async ({ page }) => {
  await open(page, '/en/terms-page')
  await markDocument(page)
  await deploy(page)
  const requested = page.waitForRequest(/\/builds\/latest\.json/)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await (await requested).response()
  await goToHelp(page)
  await expect.poll(() => isSameDocument(page)).toBe(false)
})

test('the description of the build is prefetched after a second [AP-20]', async ({ page }) => {
  await page.clock.install()
  const described = page.waitForResponse(/\/builds\/meta\/[\w-]+\.json$/)
  await open(page, '/en/terms-page')
  await page.clock.runFor(1100)
  const build = (await (await described).json()) as Record<string, unknown>
  expect(Object.keys(build)).toEqual(expect.arrayContaining(['id', 'matcher', 'prerendered']))
})

test('the code of a page is loaded when a link to it is hovered [AP-17]', async ({
  page,
  machine,
}) => {
  const chunks: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/device-detail-[\w-]+\.js$/.test(request.url())) chunks.push(request.url())
  })
  await open(page, '/en/device-list')
  await page.waitForLoadState('networkidle')
  expect(chunks).toEqual([])
  await page.getByRole('link', { name: machine.title }).first().hover()
  await expect.poll(() => chunks.length).toBeGreaterThan(0)
})
