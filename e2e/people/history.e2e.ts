import { historyEndpoints } from '@ironsouq/contract/people/history/history.endpoints'
import { expect } from '../environment/fixtures.ts'
import { open } from '../environment/hydration.ts'
import { HISTORY, recordView, test, viewedDaysAgo } from './member-pages.ts'

test(
  'the history is listed by day, paused and deleted [RT-23] [EQ-5]',
  { tag: '@desk-only' },
  async ({ page, member, machines, language, t }) => {
    const [first, second, third] = machines
    if (!first || !second || !third) throw new Error('too few machines')
    await recordView(member, first, first, second)
    await viewedDaysAgo(member, third, 1)
    await viewedDaysAgo(member, first, 5)
    await open(page, `/${language}${HISTORY}`)
    const today = page.getByRole('region', { name: t('userCenter.today') })
    const yesterday = page.getByRole('region', { name: t('userCenter.yesterday') })
    await expect(today.getByRole('listitem')).toHaveCount(2)
    await expect(today).toContainText(t('userCenter.seenTimes', { count: 2 }))
    await expect(yesterday.getByRole('listitem')).toHaveCount(1)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(3)

    const one = today.getByRole('listitem').filter({ hasText: second.model }).first()
    await one.hover()
    await one.getByRole('button').click()
    await expect(today.getByRole('listitem')).toHaveCount(1)
    await yesterday.getByRole('button').first().click()
    await expect(yesterday).toBeHidden()
    const left = () => member.call(historyEndpoints.list, { query: {} })
    await expect.poll(async () => (await left()).total).toBe(2)

    await page.getByRole('button', { name: t('userCenter.pause') }).click()
    await expect(page.getByText(t('userCenter.paused'))).toBeVisible()
    await recordView(member, third)
    expect((await left()).total).toBe(2)

    await page.getByRole('link', { name: t('userCenter.deleteAll') }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(t('userCenter.deleteAllTitle'))
    await dialog.getByRole('button', { name: t('userCenter.cancel') }).click()
    expect((await left()).total).toBe(2)
    await page.getByRole('link', { name: t('userCenter.deleteAll') }).click()
    await dialog.getByRole('button', { name: t('userCenter.deleteAll') }).click()
    await expect(page.getByText(t('userCenter.historyEmptyTitle'))).toBeVisible()
    expect((await left()).total).toBe(0)
  },
)
