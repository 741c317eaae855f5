import { consentEndpoints } from '@ironsouq/contract/people/consent/consent.endpoints'
import { notificationEndpoints } from '@ironsouq/contract/platform/notification/notification.endpoints'
import { type LocaleCode } from '@ironsouq/i18n/locales'
import type { Key } from '@ironsouq/i18n/messages'
import { translator } from '@ironsouq/i18n/translate'
import type { Page } from '@playwright/test'
import { expect } from '../environment/fixtures.ts'
import { open } from '../environment/hydration.ts'
import { addNotification, NOTIFICATIONS, test } from '../people/member-pages.ts'

/** The checkbox of a topic by one channel. */
function choiceOf(page: Page, locale: LocaleCode, { topic, way }: { topic: Key; way: Key }) {
  const t = translator(locale)
  const name = t('userCenter.reachChoice', { topic: t(topic), way: t(way) })
  return page.getByRole('checkbox', { name })
}

test(
  'notifications are read, and their channels chosen, also those of orders [OR-11]',
  { tag: '@desk-only' },
  async ({ page, member, language, t }) => {
    await addNotification(member, 'passwordChanged')
    await addNotification(member, 'welcome')
    await open(page, `/${language}${NOTIFICATIONS}`)
    await expect(page.getByRole('article')).toHaveCount(2)
    const own = page.getByRole('article')
    const read = own.getByRole('button', { name: t('userCenter.markRead') })
    await expect(read).toHaveCount(2)
    await read.first().click()
    await expect(read).toHaveCount(1)
    await page.getByRole('button', { name: t('userCenter.markAllRead') }).click()
    await expect(read).toHaveCount(0)
    expect((await member.call(notificationEndpoints.list, { query: {} })).unread).toBe(0)
    await page
      .getByRole('navigation', { name: t('shell.notifications') })
      .getByRole('link', { name: t('common.machines') })
      .click()
    await expect(page.getByText(t('userCenter.notificationsEmptyTitle'))).toBeVisible()

    const box = choiceOf(page, language, {
      topic: 'userCenter.topicOffers',
      way: 'userCenter.wayEmail',
    })
    await expect(box).not.toBeChecked()
    await box.press('Space')
    await expect(page.getByText(t('userCenter.reachSaved'))).toBeVisible()
    const { choices } = await member.call(consentEndpoints.list)
    expect(choices).toContainEqual({ topic: 'offers', way: 'email', isGiven: true })

    const ofOrders = choiceOf(page, language, {
      topic: 'userCenter.topicOrders',
      way: 'userCenter.wayEmail',
    })
    await expect(ofOrders).toBeChecked()
    await ofOrders.press('Space')
    const isOff = { topic: 'orders', way: 'email', isGiven: false }
    await expect
      .poll(async () => (await member.call(consentEndpoints.list)).choices)
      .toContainEqual(isOff)
    // The notification itself stays.
    const onSite = { topic: 'userCenter.topicOrders', way: 'userCenter.wayHere' } as const
    await expect(choiceOf(page, language, onSite)).toHaveCount(0)
  },
)
