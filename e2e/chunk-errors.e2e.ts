import type { Page } from '@playwright/test'
import { expect, test as base } from './fixtures.ts'

const CHUNK = /\/assets\/device-detail-[\w-]+\.js$/

const test = base.extend({
  // Not the page that must be free of complaints: a browser complains of what is kept from it.
  page: async ({ context }, use) => use(await context.newPage()),
})

async function openList(page: Page) {
  await page.goto('/en/device-list')
  const hydrated = () => Object.keys(document.body).some((key) => key.startsWith('__react'))
  await page.waitForFunction(hydrated)
}

test('loads a page whole whose code did not come, once in ten seconds [AP-21]', async ({
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Internal Server Error')
  await expect(page).toHaveURL(target)
  expect(loads).toEqual(['/en/device-list', target, '/en/device-list'])

  // The code is there again, and so is the page.
  await page.unroute(CHUNK)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(machine.title)
})

test('forgives that code could not be fetched ahead [AP-21]', async ({ page, machine }) => {
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
