import { translator } from '@ironsouq/i18n/translate'
import type { Page } from '@playwright/test'
import { expect, test as base } from '../environment/fixtures.ts'
import { open } from '../environment/hydration.ts'

const en = translator('en')

const CHUNK = /\/assets\/device-detail-[\w-]+\.js$/

const test = base.extend({
  // Without the check of the console: a browser logs refused requests.
  page: async ({ context }, use) => use(await context.newPage()),
})

test.use({ only: { width: 'desk', language: 'en' } })

const openList = (page: Page) => open(page, '/en/device-list')

test('reloads once in ten seconds when the code of a page fails to load [AP-21] [AP-23]', async ({
  page,
  machine,
}) => {
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  await page.route(CHUNK, (route) => route.abort())
  const link = page.getByRole('link', { name: machine.title }).first()
  const target = `/en/device-detail/${machine.deviceId}`

  await openList(page)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(machine.title)
  await expect(page).toHaveURL(target)
  expect(loads).toEqual(['/en/device-list', target])

  await openList(page)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('common.errorTitle'))
  await expect(page).toHaveURL(target)
  expect(loads).toEqual(['/en/device-list', target, '/en/device-list'])

  // The code is available again.
  await page.unroute(CHUNK)
  await page.getByRole('link', { name: en('common.retry') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(machine.title)
})

test('ignores that a prefetch of code failed [AP-21]', async ({ page, machine }) => {
  const loads: string[] = []
  const errors: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url())
  })
  page.on('pageerror', (err) => errors.push(err.message))
  await page.route(CHUNK, (route) => route.abort())
  await openList(page)
  const failed = page.waitForEvent('requestfailed', (request) => CHUNK.test(request.url()))
  await page.getByRole('link', { name: machine.title }).first().hover()
  await failed
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(loads).toHaveLength(1)
  expect(errors).toEqual([])

  await page.unroute(CHUNK)
  await page.getByRole('link', { name: machine.title }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(machine.title)
  expect(loads).toHaveLength(1)
})
