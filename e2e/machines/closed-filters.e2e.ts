import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import type { Page } from '@playwright/test'
import { expect, test } from '../environment/fixtures.ts'

test.use({ only: { width: 'desk', language: 'en' } })

const LIST = '/en/device-list'
/** How many options of a long filter are visible before "more". */
const FIRST = 7

/** The destinations of the landed price are offered once the whole page is hydrated. */
async function open(page: Page) {
  await page.goto(LIST)
  await page.locator('button[value="dammam"]').waitFor({ state: 'attached' })
}

const optionsIn = (page: Page) => page.locator('input[name="model"]')

test('loads the options of a closed filter when it is opened, and filters by one [EQ-2]', async ({
  page,
  api,
  t,
}) => {
  const { facets } = await api('en')(deviceEndpoints.list, { query: {} })
  const models = facets.find(({ filter }) => filter === 'model')?.options ?? []
  await open(page)
  await expect(optionsIn(page)).toHaveCount(0)
  const title = page.locator('summary').filter({ hasText: t('device.model') })
  await title.focus()
  await page.keyboard.press('Enter')
  await expect(optionsIn(page)).toHaveCount(models.length)
  await expect(title).toBeFocused()
  const filter = page.getByRole('group', { name: t('device.model'), exact: true })
  await filter.getByText(t('search.moreOptions', { count: models.length - FIRST })).click()
  const last = filter.locator(`input[value="${models.at(-1)?.value}"]`)
  await last.press('Space')
  await expect(page).toHaveURL(/\?model=/)
  await expect(last).toBeFocused()
  await last.press('Space')
  await expect(page).toHaveURL(LIST)
  await expect(last).toBeFocused()
})

test.describe('without an API', () => {
  test.use({ expectedMessages: /ERR_FAILED|had no readable answer/ })

  test('offers a link to all filters when the options cannot be loaded [EQ-2]', async ({
    page,
    t,
  }) => {
    await open(page)
    await page.route('**/api/device/list?*', (route) => route.abort())
    await page
      .locator('summary')
      .filter({ hasText: t('device.model') })
      .click()
    await page.getByRole('link', { name: t('search.allFilters') }).click()
    await expect(page).toHaveURL(`${LIST}?filters=all`)
    await expect(optionsIn(page).first()).toBeAttached()
  })
})
