import { readFile } from 'node:fs/promises'
import { dictionaryEndpoints } from '@ironsouq/contract/content/dictionary/dictionary.endpoints'
import { certificationEndpoints } from '@ironsouq/contract/machines/certification/certification.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import type { Page } from '@playwright/test'
import { expect, test } from '../environment/fixtures.ts'
import { open } from '../environment/hydration.ts'
import { logOf } from '../environment/processes.ts'
import { storefrontWithoutApi } from '../environment/storefront.ts'

const en = translator('en')

const dictionaryIn = async (page: Page) => {
  const cookies = await page.context().cookies()
  const value = cookies.find(({ name }) => name === 'articleDictionary')?.value
  return value === undefined ? undefined : (JSON.parse(decodeURIComponent(value)) as unknown)
}

test(
  'stores the certificates of the page’s language in local storage [AP-11]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page, api }) => {
    for (const locale of ['en', 'ar'] as const) {
      const list = await api(locale)(certificationEndpoints.list)
      expect(list.length).toBeGreaterThan(0)
      await open(page, `/${locale}/help-center`)
      const stored = () => page.evaluate(() => localStorage.getItem('certification'))
      await expect.poll(stored).toBe(JSON.stringify(list))
    }
  },
)

test(
  'stores the article dictionary in a cookie and only logs a failed load [AP-12]',
  { tag: ['@desk-only', '@ar-only'] },
  async ({ page, api, environment }) => {
    const { data } = await api('ar')(dictionaryEndpoints.list, { query: { dictType: 'article' } })
    const labels = Object.fromEntries(data.map(({ dictCode, dictLabel }) => [dictCode, dictLabel]))
    // Cookies belong to a host: both storefronts are opened on the same one.
    const ipUrl = environment.url.replace('localhost', '127.0.0.1')
    await open(page, `${ipUrl}/ar/help-center`)
    await expect.poll(() => dictionaryIn(page)).toEqual(labels)

    const name = 'storefront-without-dictionary'
    await using site = await storefrontWithoutApi(environment, name)
    await open(page, `${site.url}/ar/subscribe`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await dictionaryIn(page)).toEqual(labels)
    expect(await readFile(logOf(name), 'utf8')).toContain('/sysDictData/list')
  },
)

test(
  'shows the number of unread messages in every tab [AP-13]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page, context }) => {
    const none = page.getByRole('link', { name: en('shell.messages'), exact: true })
    await open(page, '/en/help-center')
    await expect(none).toBeVisible()
    const other = await context.newPage()
    await other.goto('/en/terms-page')
    // The message of the tab that holds the connection to the others.
    const announce = (count: number) =>
      other.evaluate((count) => {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
        new BroadcastChannel('messages').postMessage(count)
      }, count)
    await announce(3)
    const three = en('shell.messagesUnread', { count: 3 })
    await expect(page.getByRole('link', { name: three })).toContainText('3')
    await announce(0)
    await expect(none).toBeVisible()
  },
)
