import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { expect, test } from '../environment/fixtures.ts'
import { isSameDocument, markDocument } from '../environment/hydration.ts'

const en = translator('en')

test('opens a machine from the list and goes back without a reload [RT-2] [RT-3]', async ({
  page,
  api,
  language,
  t,
}) => {
  const query = { grade: 'A,B,C', sort: 'yearNew' } as const
  const { records } = await api(language)(deviceEndpoints.list, { query })
  const third = records[2]!
  const list = `/${language}/device-list?grade=A,B,C&sort=yearNew`
  await page.goto(list)
  await markDocument(page)

  await page.getByRole('link', { name: third.title }).first().click()
  await expect(page).toHaveURL(`/${language}/device-detail/${third.deviceId}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(third.title)
  await expect(page).toHaveTitle(new RegExp(t('common.brand')))

  await page.getByRole('link', { name: t('device.backToList') }).click()
  await expect(page).toHaveURL(list) // the search is still there
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('device.listTitle'))
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(third.title)
  expect(await isSameDocument(page)).toBe(true)
})

test(
  'shows visitors what they viewed, on the home page and beside another machine [EQ-5]',
  { tag: '@en-only' },
  async ({ page, api }) => {
    const { records } = await api('en')(deviceEndpoints.list, { query: {} })
    const [first, second] = records
    const viewed = page.getByRole('region', { name: en('shell.recentlyViewed') })
    await page.goto('/en')
    await expect(viewed).toHaveCount(0)
    for (const { deviceId } of [first!, second!])
      await page.goto(`/en/device-detail/${deviceId}`, { waitUntil: 'networkidle' })
    await expect(viewed.getByRole('link')).toHaveText([first!.title])
    await page.goto('/en')
    await expect(viewed.getByRole('link')).toHaveText([second!.title, first!.title])
  },
)
