import { consentEndpoints } from '@ironsouq/contract/consent/consent.endpoints'
import { favoriteEndpoints } from '@ironsouq/contract/favorite/favorite.endpoints'
import { memberEndpoints } from '@ironsouq/contract/member/member.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { anAccount } from './account.ts'
import { expect } from './fixtures.ts'
import { aMember } from './member.ts'
import {
  HISTORY,
  NOTICES,
  open,
  PRIVATE,
  rowOf,
  save,
  SAVED,
  savedBefore,
  see,
  tell,
  test,
} from './mine-stage.ts'
import { sql } from './stage/sql.ts'

test('leads whoever is not signed in to the login, and from there back [CL-6]', async ({
  page,
  context,
  stage,
}) => {
  for (const path of PRIVATE) {
    await page.goto(`/ar${path}`)
    await expect(page).toHaveURL(`/ar/login?${new URLSearchParams({ back: `/ar${path}` })}`)
  }
  const t = translator('en')
  const { account, password } = await anAccount(stage)
  await open(page, `/en${SAVED}?filter=cheaper`)
  await page.getByLabel(t('login.account')).fill(account)
  await page.getByLabel(t('login.password'), { exact: true }).fill(password)
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: t('login.submit'), exact: true }).click()
  await expect(page).toHaveURL(`/en${SAVED}?filter=cheaper`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('shell.savedMachines'))
  expect((await context.cookies()).find(({ name }) => name === 'token')?.httpOnly).toBe(true)
})

test('leads a member whose session was ended to the login, and keeps nothing of his [CL-6]', async ({
  context,
  member,
}) => {
  const page = await context.newPage() // that it is refused is what is asked for
  await open(page, '/en/user-center')
  await member.signOut()
  const t = translator('en')
  const places = page.getByRole('navigation', { name: t('shell.userCenter') })
  await expect(async () => {
    await places.getByRole('link', { name: t('shell.notices') }).click()
    await expect(page).toHaveURL(`/en/login?${new URLSearchParams({ back: `/en${NOTICES}` })}`)
  }).toPass()
  const names = (await context.cookies()).map(({ name }) => name)
  expect(names).not.toContain('token')
  expect(names).not.toContain('signed')
  await page.goBack()
  await expect(page).toHaveURL(/\/en\/login\?/)
})

test('signs out from the frame, and the way back shows nothing of the member [CL-6]', async ({
  page,
  member,
}) => {
  const t = translator('en')
  const reply = await page.goto('/en/user-center')
  expect(reply?.headers()['cache-control']).toBe('no-store')
  await expect(page.getByRole('banner')).toContainText(member.nickName)
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: t('shell.logOut') }).click()
  await expect(page).toHaveURL('/en')
  await page.goBack()
  await expect(page).toHaveURL(/\/en\/login\?/)
  await expect(page.getByText(member.nickName)).toHaveCount(0)
})

test('begins well with nothing in it [RT-21]', async ({ page, member }) => {
  const t = translator('en')
  await page.goto('/en/user-center')
  const steps = page.getByRole('region', { name: t('mine.nextHeading') })
  await expect(steps.getByRole('link')).toHaveCount(3)
  await page.goto(`/en${SAVED}`)
  await expect(page.getByText(t('mine.savedEmptyTitle'))).toBeVisible()
  await page.goto(`/en${HISTORY}`)
  await expect(page.getByText(t('mine.historyEmptyTitle'))).toBeVisible()
  await page.goto('/en/user-center/inquiry-list')
  await expect(page.getByText(t('mine.inquiriesEmptyTitle'))).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: t('mine.browseMachines') })
    .click()
  await expect(page).toHaveURL('/en/device-list')
  expect((await member.call(memberEndpoints.centerInfo)).favorites.total).toBe(0)
})

test('puts up to four saved machines side by side [RT-24]', async ({ page, member, machines }) => {
  const chosen = machines.slice(0, 5)
  await save(member, ...chosen)
  await open(page, `/en${SAVED}`)
  for (const device of chosen.slice(0, 4))
    await rowOf(page, device).getByRole('checkbox').press('Space')
  const fifth = chosen[4]
  if (!fifth) throw new Error('too few machines')
  await rowOf(page, fifth).getByRole('checkbox').press('Space')
  await expect(rowOf(page, fifth).getByRole('checkbox')).not.toBeChecked()
  await page.getByRole('link', { name: 'Compare 4' }).click()
  const ids = chosen.slice(0, 4).map(({ deviceId }) => deviceId)
  await expect(page).toHaveURL(`/en/compare?ids=${ids.join(',')}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('turns the pages of a long list, and of a history of thousands [RT-23] [RT-24]', async ({
  page,
  stage,
  member,
  machines,
}) => {
  await save(member, ...machines.slice(0, 30))
  const days = await sql(
    stage.databaseUrl,
    `insert into browse (member_id, device_id, day, seen_at, times, created_at)
     select $1, device.id, (now() at time zone 'Asia/Dubai')::date - n, now() - n * interval '1 day', 1, now()
     from device, generate_series(0, 88) n where state = 'listed' returning 1`,
    [member.memberId],
  )
  expect(days.length).toBeGreaterThan(2000)
  await page.goto(`/en${SAVED}`)
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(`/en${SAVED}?current=2`)
  await expect(page.getByText(/^25 to \d+ of \d+$/)).toBeVisible()
  await page.goto(`/en${SAVED}?current=99`)
  await expect(page).toHaveURL(`/en${SAVED}?current=2`)
  await page.goto(`/en${HISTORY}`)
  await page.getByRole('link', { name: /^Earlier: [\d,]+ machines$/ }).click()
  await expect(page).toHaveURL(`/en${HISTORY}?current=2`)
  await expect(page.getByRole('link', { name: 'Later' })).toBeVisible()
})

test('never scrolls sideways, even on the narrowest phone [RT-21] [RT-23] [RT-24]', async ({
  page,
  context,
  stage,
  machines,
  sold,
}) => {
  test.slow()
  const member = await aMember(stage, { nickName: 'Wwwwwwwwwwwwwww' })
  await member.signIn(context)
  await save(member, ...machines.slice(0, 4))
  await savedBefore(stage, member, sold)
  await see(member, ...machines.slice(0, 4))
  await tell(stage, member, 'passwordChanged', 'account')
  await page.setViewportSize({ width: 320, height: 640 })
  for (const locale of ['en', 'ar', 'de', 'he', 'fr', 'ko'])
    for (const path of PRIVATE) {
      await page.goto(`/${locale}${path}`)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(`${locale}${path} ${width}`).toBe(`${locale}${path} 320`)
    }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('takes a machine from the saved ones and back, and compares two [EQ-4] [RT-24]', async ({
    page,
    member,
    machines,
  }) => {
    const [first, second] = machines
    if (!first || !second) throw new Error('too few machines')
    await save(member, first, second)
    await page.goto(`/en${SAVED}`)
    await rowOf(page, first).getByRole('button').click()
    await expect(page.getByText(`${first.title} is no longer saved.`)).toBeVisible()
    expect(await member.call(favoriteEndpoints.ids)).toEqual([second.deviceId])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(rowOf(page, first)).toBeVisible()
    await page.goto(`/en${SAVED}`)
    for (const device of [first, second])
      await rowOf(page, device).locator('label').filter({ hasText: '' }).first().click()
    await page.getByRole('button', { name: 'Compare' }).click()
    await expect(page).toHaveURL(/\/en\/compare\?ids=[^,]+,[^,]+$/)
  })

  test('deletes the history once it is asked whether to, and saves how to be reached [EQ-5]', async ({
    page,
    member,
    machines,
  }) => {
    await see(member, ...machines.slice(0, 2))
    await page.goto(`/en${HISTORY}`)
    await page.getByRole('link', { name: 'Delete all' }).click()
    await expect(page.getByText('Delete the whole history?')).toBeVisible()
    await page.getByRole('button', { name: 'Delete all' }).click()
    await expect(page.getByText('Nothing looked at yet')).toBeVisible()
    await page.goto(`/en${NOTICES}`)
    await page.getByRole('checkbox', { name: 'Offers: Phone' }).press('Space')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('checkbox', { name: 'Offers: Phone' })).toBeChecked()
    const { choices } = await member.call(consentEndpoints.list)
    expect(choices).toContainEqual({ topic: 'offers', way: 'phone', isGiven: true })
  })
})
