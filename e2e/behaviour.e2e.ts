import { readFile } from 'node:fs/promises'
import { certificationEndpoints } from '@ironsouq/contract/certification/certification.endpoints'
import { dictionaryEndpoints } from '@ironsouq/contract/dictionary/dictionary.endpoints'
import { freePort } from '@ironsouq/tooling/stage'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { answers, start, stop, until } from './stage/programs.ts'

/** Still there as long as the page was not loaded anew. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { stayed: true }))
const isMarked = (page: Page) => page.evaluate(() => 'stayed' in window)

/** The page listens: what is clicked from here on is React's to answer. */
async function open(page: Page, path: string) {
  await page.goto(path)
  const hydrated = () => Object.keys(document.body).some((key) => key.startsWith('__react'))
  await page.waitForFunction(hydrated)
}

const dictionaryIn = async (page: Page) => {
  const cookies = await page.context().cookies()
  const value = cookies.find(({ name }) => name === 'articleDictionary')?.value
  return value === undefined ? undefined : (JSON.parse(decodeURIComponent(value)) as unknown)
}

test('keeps the certificates of the page’s language in local storage [AP-11]', async ({
  page,
  api,
}) => {
  for (const locale of ['en', 'ar'] as const) {
    const list = await api(locale)(certificationEndpoints.list)
    expect(list.length).toBeGreaterThan(0)
    await open(page, `/${locale}/help-center`)
    const kept = () => page.evaluate(() => localStorage.getItem('certification'))
    await expect.poll(kept).toBe(JSON.stringify(list))
  }
})

test('keeps the article dictionary in a cookie, and lives without the load [AP-12]', async ({
  page,
  api,
  stage,
}) => {
  const { data } = await api('ar')(dictionaryEndpoints.list, { query: { dictType: 'article' } })
  const labels = Object.fromEntries(data.map(({ dictCode, dictLabel }) => [dictCode, dictLabel]))
  await open(page, '/ar/help-center')
  await expect.poll(() => dictionaryIn(page)).toEqual(labels)

  // A storefront of the same host, and so with the same cookies, whose API is away.
  const [port, nobody] = await Promise.all([freePort(), freePort()])
  const alone = start('storefront-without-dictionary', 'apps/storefront/entry/serve.ts', {
    NODE_ENV: 'production',
    PORT: String(port),
    API_URL: `http://127.0.0.1:${nobody}`,
    OBJECTS_URL: stage.objectsUrl,
  })
  try {
    const url = `http://127.0.0.1:${port}`
    await until('a storefront without an API', answers(`${url}/livez`))
    await open(page, `${url}/ar/help-center`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await dictionaryIn(page)).toEqual(labels)
    const log = new URL('../.cache/e2e/storefront-without-dictionary.log', import.meta.url)
    expect(await readFile(log, 'utf8')).toContain('/sysDictData/list')
  } finally {
    await stop(alone)
  }
})

test('shows how many messages are unread in every tab [AP-13]', async ({ page, context }) => {
  await open(page, '/en/help-center')
  await expect(page.getByRole('link', { name: 'Messages', exact: true })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/en/terms-page')
  // What the tab that holds the line tells the others.
  const tell = (count: number) =>
    other.evaluate((count) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
      new BroadcastChannel('messages').postMessage(count)
    }, count)
  await tell(3)
  await expect(page.getByRole('link', { name: 'Messages, 3 unread' })).toContainText('3')
  await tell(0)
  await expect(page.getByRole('link', { name: 'Messages', exact: true })).toBeVisible()
})

test('fetches the code of a page when someone is about to go there [AP-17]', async ({
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

test.describe('a new build', () => {
  // What is deployed cannot be changed under a running test: the one address that tells of it is
  // answered for it, and nothing else.
  const deploy = (page: Page) =>
    page.route('**/builds/latest.json?*', (route) => route.fulfill({ json: { id: 'the-next' } }))
  const goToHelp = async (page: Page) => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Help', exact: true }).click()
    await expect(page).toHaveURL(/\/en\/help-center$/)
  }

  test('makes the next navigation a full load, and no other [AP-19]', async ({ page }) => {
    await page.clock.install()
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('latest.json')) asked.push(request.url())
    })
    await open(page, '/en/terms-page')
    await mark(page)
    await page.clock.runFor(301_000)
    await expect.poll(() => asked.length).toBe(1)
    expect(asked[0]).toMatch(/\/builds\/latest\.json\?\d+$/)
    await goToHelp(page)
    expect(await isMarked(page)).toBe(true)

    await deploy(page)
    await page.clock.runFor(301_000)
    await expect.poll(() => asked.length).toBe(2)
    expect(await isMarked(page)).toBe(true)
    await page.goBack()
    await expect(page).toHaveURL(/\/en\/terms-page$/)
    await expect.poll(() => isMarked(page)).toBe(false)
  })

  test('is asked for when the page is looked at again [AP-19]', async ({ page }) => {
    await open(page, '/en/terms-page')
    await mark(page)
    await deploy(page)
    const asked = page.waitForRequest(/\/builds\/latest\.json/)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await (await asked).response()
    await goToHelp(page)
    await expect.poll(() => isMarked(page)).toBe(false)
  })

  test('is described a second after the page came [AP-20]', async ({ page }) => {
    await page.clock.install()
    const described = page.waitForResponse(/\/builds\/meta\/[\w-]+\.json$/)
    await open(page, '/en/terms-page')
    await page.clock.runFor(1100)
    const build = (await (await described).json()) as Record<string, unknown>
    expect(Object.keys(build)).toEqual(expect.arrayContaining(['id', 'matcher', 'prerendered']))
  })
})

test('asks who is there over the page, and leaves it as it is [CL-6]', async ({
  context,
  stage,
}) => {
  const page = await context.newPage() // a browser complains of every refusal
  const { url } = stage
  await context.addCookies([
    { name: 'token', value: 'of-long-ago', url },
    { name: 'signed', value: '1', url },
  ])
  await open(page, '/en/device-list')
  await mark(page)
  const account = page.getByRole('banner').getByRole('link', { name: 'Account' })
  const dialog = page.getByRole('dialog', { name: 'Please log in first.' })
  // Not by the mouse: to get at a link, Playwright scrolls.
  await page.evaluate(() => scrollTo(0, 300))
  await account.evaluate((link: HTMLElement) => link.click())
  await expect(dialog.getByLabel('Account or email')).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('token')

  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/en/device-list')
  expect(await page.evaluate(() => scrollY)).toBe(300)
  expect(await isMarked(page)).toBe(true)

  await account.click()
  await dialog.getByRole('link', { name: 'Open an account' }).click()
  await expect(page).toHaveURL('/en/register?back=%2Fen%2Fdevice-list')
  await expect(dialog).toHaveCount(0)
})

test('leads to the login and back where a page is personal [CL-6]', async ({ context }) => {
  const page = await context.newPage()
  await open(page, '/en/user-center/about-us')
  await page.getByRole('banner').getByRole('link', { name: 'Account' }).click()
  await expect(page).toHaveURL('/en/login?back=%2Fen%2Fuser-center%2Fabout-us')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/en/user-center/about-us')
})
