import { memberEndpoints } from '@ironsouq/contract/member/member.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { createAccount } from '../account/account.ts'
import { passwordForm } from '../account/login-page.ts'
import { createMember } from '../account/member.ts'
import { expectAccessible, overflowOf, themeFor } from '../environment/accessibility.ts'
import { expect } from '../environment/fixtures.ts'
import { open } from '../environment/hydration.ts'
import {
  addNotification,
  FAVORITES,
  HISTORY,
  LANGUAGES,
  lowerPriceSinceSaved,
  PRIVATE,
  recordView,
  save,
  saveSold,
  test,
} from './member-pages.ts'

for (const locale of LANGUAGES) {
  const t = translator(locale)

  test(
    `shows open tasks and totals of a member in ${locale} [RT-21] [CL-12]`,
    { tag: '@phone' },
    async ({ page, environment, member, machines, sold }) => {
      const [cheap, other] = machines
      if (!cheap || !other) throw new Error('too few machines')
      await save(member, cheap, other)
      await lowerPriceSinceSaved(environment, member, cheap)
      await saveSold(environment, member, sold)
      await recordView(member, other)
      await addNotification(environment, member, 'passwordChanged', 'account')
      const center = await member.call(memberEndpoints.centerInfo)
      expect(center).toMatchObject({
        favorites: { total: 3, cheaper: 1, sold: 1 },
        history: { total: 1 },
        unreadNotices: 1,
      })

      await page.goto(`/${locale}/user-center`)
      const main = page.getByRole('main')
      await expect(page.getByRole('heading', { level: 1 })).toContainText('4')
      const cheaper = t('userCenter.todoCheaper', { count: 1 })
      for (const title of [
        cheaper,
        t('userCenter.todoSold', { count: 1 }),
        t('userCenter.todoNotifications', { count: 1 }),
      ])
        await expect(main.getByText(title, { exact: true })).toBeVisible()
      const saved = page.getByRole('region', { name: t('shell.savedMachines') })
      await expect(saved.getByRole('listitem')).toHaveCount(3)
      await expect(page.getByRole('region', { name: t('userCenter.recentHeading') })).toContainText(
        other.model,
      )
      const places = main.getByRole('navigation', { name: t('shell.myAccount') })
      await expect(places.getByText('3', { exact: true })).toBeVisible()
      // The menu comes before the content, also on a phone.
      const [menu, totals] = await Promise.all([places.boundingBox(), saved.boundingBox()])
      expect(menu?.y ?? 0).toBeLessThan(totals?.y ?? 0)
      await main.getByRole('link', { name: `${t('userCenter.doView')}: ${cheaper}` }).click()
      await expect(page).toHaveURL(`/${locale}${FAVORITES}?filter=cheaper`)
      if (test.info().project.name !== 'phone') return
      await page
        .getByRole('link', { name: t('shell.myAccount') })
        .first()
        .click()
      await places.getByRole('link', { name: t('shell.recentlyViewed') }).click()
      await expect(page).toHaveURL(`/${locale}${HISTORY}`)
    },
  )

  test(`shows about us and help with the frame of visitor and member in ${locale} [RT-22] [RT-25]`, async ({
    page,
    context,
    environment,
    machines,
  }) => {
    const member = await createMember(environment, { nickName: 'Khalid Mansouri' })
    await save(member, ...machines.slice(0, 2))
    const pages = [
      ['/user-center/about-us', 'shell.aboutUs'],
      ['/user-center/help-center', 'shell.help'],
    ] as const
    const places = page.getByRole('navigation', { name: t('shell.myAccount') })
    for (const [path, name] of pages) {
      await page.goto(`/${locale}${path}`)
      await expect(places.getByRole('link', { name: t(name) })).toHaveAttribute(
        'aria-current',
        'page',
      )
      await expect(page.getByRole('complementary')).toContainText(t('shell.notLoggedIn'))
    }
    await member.signIn(context)
    for (const [path] of pages) {
      await page.goto(`/${locale}${path}`)
      await expect(page.getByRole('complementary')).toContainText('Khalid Mansouri')
      await expect(places.getByText('2', { exact: true })).toBeVisible()
    }
  })

  test(
    `personal pages pass axe in ${locale} [RT-21] [RT-23] [RT-24]`,
    { tag: '@phone' },
    async ({ page, environment, member, machines, sold }, { project }) => {
      await save(member, ...machines.slice(0, 3))
      await saveSold(environment, member, sold)
      await recordView(member, ...machines.slice(0, 3))
      await addNotification(environment, member, 'welcome', 'account')
      await page.emulateMedia({ colorScheme: themeFor(locale, project) })
      for (const path of PRIVATE) {
        await page.goto(`/${locale}${path}`)
        await expectAccessible(page)
      }
    },
  )
}

test('a visitor logs in on the way to a personal page [CL-6]', async ({
  page,
  context,
  environment,
}) => {
  const t = translator('en')
  const path = `/en${FAVORITES}?filter=cheaper`
  const account = await createAccount(environment)
  await open(page, path)
  await expect(page).toHaveURL(`/en/login?${new URLSearchParams({ back: path })}`)
  await passwordForm(page, 'en').send(account)
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('shell.savedMachines'))
  expect((await context.cookies()).find(({ name }) => name === 'token')?.httpOnly).toBe(true)
})

test('no personal page overflows a screen of 320 px [RT-21] [RT-23] [RT-24]', async ({
  page,
  context,
  environment,
  machines,
  sold,
}) => {
  test.slow()
  const member = await createMember(environment, { nickName: 'Wwwwwwwwwwwwwww' })
  await member.signIn(context)
  await save(member, ...machines.slice(0, 4))
  await saveSold(environment, member, sold)
  await recordView(member, ...machines.slice(0, 4))
  await addNotification(environment, member, 'passwordChanged', 'account')
  await page.setViewportSize({ width: 320, height: 640 })
  for (const locale of ['en', 'ar', 'de', 'he', 'fr', 'ko'])
    for (const path of PRIVATE) {
      await page.goto(`/${locale}${path}`)
      expect([locale, path, await overflowOf(page)]).toEqual([locale, path, 0])
    }
})
