import { consentEndpoints } from '@ironsouq/contract/consent/consent.endpoints'
import { favoriteEndpoints } from '@ironsouq/contract/favorite/favorite.endpoints'
import { historyEndpoints } from '@ironsouq/contract/history/history.endpoints'
import { memberEndpoints } from '@ironsouq/contract/member/member.endpoints'
import { notificationEndpoints } from '@ironsouq/contract/notification/notification.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { expect } from './fixtures.ts'
import { expectForAll, themeFor } from './for-all.ts'
import { aMember } from './member.ts'
import {
  HISTORY,
  LANGUAGES,
  NOTICES,
  open,
  PRIVATE,
  rowOf,
  save,
  SAVED,
  savedBefore,
  see,
  seenDaysAgo,
  tell,
  test,
  wasDearer,
} from './mine-stage.ts'

for (const locale of LANGUAGES) {
  const t = translator(locale)

  test(
    `shows what waits for a member and how much he has, in ${locale} [RT-21] [CL-12]`,
    { tag: '@phone' },
    async ({ page, stage, member, machines, sold }) => {
      const [cheap, other] = machines
      if (!cheap || !other) throw new Error('too few machines')
      await save(member, cheap, other)
      await wasDearer(stage, member, cheap)
      await savedBefore(stage, member, sold)
      await see(member, other)
      await tell(stage, member, 'passwordChanged', 'account')
      const center = await member.call(memberEndpoints.centerInfo)
      expect(center).toMatchObject({
        favorites: { total: 3, cheaper: 1, sold: 1 },
        history: { total: 1 },
        unreadNotices: 1,
      })

      await page.goto(`/${locale}/user-center`)
      const main = page.getByRole('main')
      await expect(page.getByRole('heading', { level: 1 })).toContainText('4')
      const cheaper = t('mine.todoCheaper', { count: 1 })
      for (const title of [
        cheaper,
        t('mine.todoSold', { count: 1 }),
        t('mine.todoNotices', { count: 1 }),
      ])
        await expect(main.getByText(title, { exact: true })).toBeVisible()
      const saved = page.getByRole('region', { name: t('shell.savedMachines') })
      await expect(saved.getByRole('listitem')).toHaveCount(3)
      await expect(page.getByRole('region', { name: t('mine.recentHeading') })).toContainText(
        other.model,
      )
      await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', 'noindex')
      const places = main.getByRole('navigation', { name: t('shell.userCenter') })
      await expect(places.getByText('3', { exact: true })).toBeVisible()
      await main.getByRole('link', { name: `${t('mine.doSee')}: ${cheaper}` }).click()
      await expect(page).toHaveURL(`/${locale}${SAVED}?filter=cheaper`)
      if (test.info().project.name !== 'phone') return
      await page.getByRole('link', { name: t('shell.userCenter') }).click()
      await places.getByRole('link', { name: t('shell.browsingHistory') }).click()
      await expect(page).toHaveURL(`/${locale}${HISTORY}`)
    },
  )

  test(`keeps saved machines with what became of them, in ${locale} [RT-24] [EQ-4]`, async ({
    page,
    stage,
    member,
    machines,
    sold,
  }) => {
    const [cheap, same] = machines
    if (!cheap || !same) throw new Error('too few machines')
    await save(member, cheap, same)
    await wasDearer(stage, member, cheap)
    await savedBefore(stage, member, sold)
    await open(page, `/${locale}${SAVED}`)
    await expect(rowOf(page, cheap)).toContainText('−')
    await expect(rowOf(page, same)).toContainText(t('mine.unchanged'))
    await expect(rowOf(page, sold)).toContainText(t('device.stateSold'))

    const filters = page.getByRole('list', { name: t('shell.savedMachines') })
    await filters.getByRole('link', { name: t('mine.filterSold') }).click()
    await expect(page).toHaveURL(`/${locale}${SAVED}?filter=sold`)
    await expect(rowOf(page, same)).toBeHidden()
    await expect(rowOf(page, sold)).toBeVisible()
    await filters.getByRole('link', { name: t('mine.all') }).click()
    await expect(page).toHaveURL(`/${locale}${SAVED}`)

    await rowOf(page, same).getByRole('button').click()
    const undo = page.getByRole('button', { name: t('mine.undo') })
    await expect(undo).toBeFocused()
    await expect.poll(() => member.call(favoriteEndpoints.ids)).not.toContain(same.deviceId)
    await undo.click()
    await expect(rowOf(page, same)).toBeVisible()
    await expect.poll(() => member.call(favoriteEndpoints.ids)).toContain(same.deviceId)
  })

  test(`keeps what was looked at by the day, and forgets it, in ${locale} [RT-23] [EQ-5]`, async ({
    page,
    stage,
    member,
    machines,
  }) => {
    const [first, second, third] = machines
    if (!first || !second || !third) throw new Error('too few machines')
    await see(member, first, first, second)
    await seenDaysAgo(stage, member, third, 1)
    await seenDaysAgo(stage, member, first, 5)
    await open(page, `/${locale}${HISTORY}`)
    const today = page.getByRole('region', { name: t('mine.today') })
    const yesterday = page.getByRole('region', { name: t('mine.yesterday') })
    await expect(today.getByRole('listitem')).toHaveCount(2)
    await expect(today).toContainText(t('mine.seenTimes', { count: 2 }))
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

    await page.getByRole('button', { name: t('mine.pause') }).click()
    await expect(page.getByText(t('mine.paused'))).toBeVisible()
    await see(member, third)
    expect((await left()).total).toBe(2)

    await page.getByRole('link', { name: t('mine.deleteAll') }).click()
    const box = page.getByRole('dialog')
    await expect(box).toContainText(t('mine.deleteAllTitle'))
    await box.getByRole('button', { name: t('mine.keep') }).click()
    expect((await left()).total).toBe(2)
    await page.getByRole('link', { name: t('mine.deleteAll') }).click()
    await box.getByRole('button', { name: t('mine.deleteAll') }).click()
    await expect(page.getByText(t('mine.historyEmptyTitle'))).toBeVisible()
    expect((await left()).total).toBe(0)
  })

  test(`tells what happened and asks how to tell it, in ${locale}`, async ({
    page,
    stage,
    member,
  }) => {
    await tell(stage, member, 'passwordChanged', 'account')
    await tell(stage, member, 'welcome', 'account')
    await open(page, `/${locale}${NOTICES}`)
    const notices = page.getByRole('article')
    await expect(notices).toHaveCount(2)
    const read = page.getByRole('button', { name: t('mine.markRead') })
    await expect(read).toHaveCount(2)
    await read.first().click()
    await expect(read).toHaveCount(1)
    await page.getByRole('button', { name: t('mine.markAllRead') }).click()
    await expect(read).toHaveCount(0)
    expect((await member.call(notificationEndpoints.list, { query: {} })).unread).toBe(0)
    await page
      .getByRole('navigation', { name: t('shell.notices') })
      .getByRole('link', { name: t('common.machines') })
      .click()
    await expect(page.getByText(t('mine.noticesEmptyTitle'))).toBeVisible()

    const offers = { topic: t('mine.topicOffers'), way: t('mine.wayEmail') }
    const box = page.getByRole('checkbox', { name: t('mine.reachChoice', offers) })
    await expect(box).not.toBeChecked()
    await box.press('Space')
    await expect(page.getByText(t('mine.reachSaved'))).toBeVisible()
    const { choices } = await member.call(consentEndpoints.list)
    expect(choices).toContainEqual({ topic: 'offers', way: 'email', isGiven: true })
  })

  test(`reads about us and help in the frame, whoever reads, in ${locale} [RT-22] [RT-25]`, async ({
    page,
    context,
    stage,
    machines,
  }) => {
    const member = await aMember(stage, { nickName: 'Khalid Mansouri' })
    await save(member, ...machines.slice(0, 2))
    const pages = [
      ['/user-center/about-us', 'shell.aboutUs', 'legal.aboutHeading'],
      ['/user-center/help-center', 'shell.help', 'legal.helpTitle'],
    ] as const
    const places = page.getByRole('navigation', { name: t('shell.userCenter') })
    for (const [path, name, heading] of pages) {
      await page.goto(`/${locale}${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(heading))
      await expect(places.getByRole('link', { name: t(name) })).toHaveAttribute(
        'aria-current',
        'page',
      )
      await expect(page.getByRole('complementary')).toContainText(t('shell.notLoggedIn'))
    }
    await member.signIn(context)
    for (const [path] of pages) {
      const reply = await page.goto(`/${locale}${path}`)
      expect(await reply?.text()).not.toContain('Khalid')
      await expect(page.getByRole('complementary')).toContainText('Khalid Mansouri')
      await expect(places.getByText('2', { exact: true })).toBeVisible()
    }
  })

  test(
    `keeps no member out of his pages, in ${locale} [RT-21] [RT-23] [RT-24]`,
    { tag: '@phone' },
    async ({ page, stage, member, machines, sold }, { project }) => {
      test.slow()
      await save(member, ...machines.slice(0, 3))
      await savedBefore(stage, member, sold)
      await see(member, ...machines.slice(0, 3))
      await tell(stage, member, 'welcome', 'account')
      await page.emulateMedia({ colorScheme: themeFor(locale, project) })
      for (const path of PRIVATE) {
        await page.goto(`/${locale}${path}`)
        await expectForAll(page)
      }
    },
  )
}
