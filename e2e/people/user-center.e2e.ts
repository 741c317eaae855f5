import { memberEndpoints } from '@ironsouq/contract/people/member/member.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { expect } from '../environment/fixtures.ts'
import { open } from '../environment/hydration.ts'
import { overflowOf } from '../environment/layout.ts'
import { createAccount } from '../identity/account.ts'
import { passwordForm } from '../identity/login-page.ts'
import { createMember } from '../identity/member.ts'
import {
  addNotification,
  FAVORITES,
  HISTORY,
  saveDearer,
  PRIVATE,
  recordView,
  save,
  saveSold,
  test,
} from './member-pages.ts'

test('shows open tasks and totals of a member [RT-21] [CL-12]', async ({
  page,
  member,
  machines,
  sold,
  language,
  t,
  isPhone,
}) => {
  const [cheap, other] = machines
  if (!cheap || !other) throw new Error('too few machines')
  await saveDearer(member, cheap)
  await save(member, other)
  await saveSold(member, sold)
  await recordView(member, other)
  await addNotification(member, 'passwordChanged')
  const center = await member.call(memberEndpoints.centerInfo)
  expect(center).toMatchObject({
    favorites: { total: 3, cheaper: 1, sold: 1 },
    history: { total: 1 },
    unreadNotices: 1,
  })

  await page.goto(`/${language}/user-center`)
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
  await expect(page).toHaveURL(`/${language}${FAVORITES}?filter=cheaper`)
  if (!isPhone) return
  await page
    .getByRole('link', { name: t('shell.myAccount') })
    .first()
    .click()
  await places.getByRole('link', { name: t('shell.recentlyViewed') }).click()
  await expect(page).toHaveURL(`/${language}${HISTORY}`)
})

test(
  'shows about us and help with the frame of visitor and member [RT-22] [RT-25]',
  { tag: '@desk-only' },
  async ({ page, context, environment, machines, language, t }) => {
    const member = await createMember(environment, { nickName: 'Khalid Mansouri' })
    await save(member, ...machines.slice(0, 2))
    const pages = [
      ['/user-center/about-us', 'shell.aboutUs'],
      ['/user-center/help-center', 'shell.help'],
    ] as const
    const places = page.getByRole('navigation', { name: t('shell.myAccount') })
    for (const [path, name] of pages) {
      await page.goto(`/${language}${path}`)
      await expect(places.getByRole('link', { name: t(name) })).toHaveAttribute(
        'aria-current',
        'page',
      )
      await expect(page.getByRole('complementary')).toContainText(t('shell.notLoggedIn'))
    }
    await member.signIn(context)
    for (const [path] of pages) {
      await page.goto(`/${language}${path}`)
      await expect(page.getByRole('complementary')).toContainText('Khalid Mansouri')
      await expect(places.getByText('2', { exact: true })).toBeVisible()
    }
  },
)

test(
  'a visitor logs in on the way to a personal page [CL-6]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page, context }) => {
    const t = translator('en')
    const path = `/en${FAVORITES}?filter=cheaper`
    const account = await createAccount()
    await open(page, path)
    await expect(page).toHaveURL(`/en/login?${new URLSearchParams({ back: path })}`)
    await passwordForm(page, 'en').send(account)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('shell.savedMachines'))
    expect((await context.cookies()).find(({ name }) => name === 'token')?.httpOnly).toBe(true)
  },
)

test(
  'no personal page overflows a screen of 320 px [RT-21] [RT-23] [RT-24]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page, context, environment, machines, sold }) => {
    test.slow()
    const member = await createMember(environment, { nickName: 'Wwwwwwwwwwwwwww' })
    await member.signIn(context)
    await save(member, ...machines.slice(0, 4))
    await saveSold(member, sold)
    await recordView(member, ...machines.slice(0, 4))
    await addNotification(member, 'passwordChanged')
    await page.setViewportSize({ width: 320, height: 640 })
    for (const locale of ['en', 'ar', 'de', 'he', 'fr', 'ko'])
      for (const path of PRIVATE) {
        await page.goto(`/${locale}${path}`)
        expect([locale, path, await overflowOf(page)]).toEqual([locale, path, 0])
      }
  },
)
