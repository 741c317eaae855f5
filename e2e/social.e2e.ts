import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { Page } from '@playwright/test'
import { anAccount } from './account.ts'
import { expect } from './fixtures.ts'
import { accountLink, open, passwordForm, test, tokenIn } from './login.ts'
import { sql } from './stage/sql.ts'
import type { Stage } from './stage/stage.ts'

// The people of the provider are few: each is one test's at a time.
test.describe.configure({ mode: 'serial' })

const forget = (stage: Stage, subject: string) =>
  sql(stage.databaseUrl, 'delete from social_binding where subject = $1', [subject])

/** The provider's page, with the person that one is there, or a refusal. */
const choose = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const byGoogle = (page: Page, locale: LocaleCode) =>
  page.getByRole('button', { name: translator(locale)('login.continueWith', { name: 'Google' }) })

const PEOPLE = { en: ['amira', 'Amira Haddad'], ar: ['omar', 'Omar'] } as const

for (const locale of ['en', 'ar'] as const) {
  const t = translator(locale)

  test(`binds a social login to an account, and logs in by it from then on, in ${locale} [ID-12] [AP-14]`, async ({
    page,
    context,
    stage,
  }) => {
    const [subject, name] = PEOPLE[locale]
    await forget(stage, subject)
    const who = await anAccount(stage)
    const back = `/${locale}/device-list`
    await open(page, `/${locale}/login?${new URLSearchParams({ back })}`)
    await byGoogle(page, locale).click()
    await choose(page, name)
    await expect(page).toHaveURL(`/${locale}/login?${new URLSearchParams({ bind: '1', back })}`)
    expect(await page.evaluate(() => localStorage.getItem('socialType'))).toBe('"google"')
    expect(await tokenIn(context)).toBeUndefined()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      t('login.bindTitle', { name: 'Google' }),
    )
    await expect(page.getByRole('link', { name: t('login.bindOpen') })).toHaveAttribute(
      'href',
      new RegExp(`^/${locale}/register`),
    )
    await open(page, page.url())
    await page.getByLabel(t('login.account')).fill(who.account)
    await page.getByLabel(t('login.password'), { exact: true }).fill(who.password)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: t('login.bindSubmit') }).click()
    await expect(page).toHaveURL(back)
    await expect(accountLink(page, locale, who.nickName)).toBeVisible()

    await page.waitForLoadState('networkidle') // what the page asks of the member is answered
    await context.clearCookies()
    await open(page, `/${locale}/login?${new URLSearchParams({ back })}`)
    await byGoogle(page, locale).click()
    await choose(page, name)
    await expect(page).toHaveURL(back)
    await expect(accountLink(page, locale, who.nickName)).toBeVisible()
    expect((await context.cookies()).map((cookie) => cookie.name)).not.toContain('social')
  })

  test(`clears the address when the reader refuses at the provider, in ${locale} [ID-12]`, async ({
    page,
    context,
  }) => {
    await open(page, `/${locale}/login?back=%2F${locale}%2Fdevice-list`)
    await byGoogle(page, locale).click()
    await choose(page, 'Refuse')
    await expect(page).toHaveURL(`/${locale}/login`)
    await expect(page.getByText(t('login.saidRefused', { name: 'Google' }))).toBeVisible()
    expect(await tokenIn(context)).toBeUndefined()
    // Where he wanted to go on is not lost with the address.
    await expect(page.getByRole('link', { name: t('shell.backToBefore') })).toHaveAttribute(
      'href',
      `/${locale}/device-list`,
    )
    await page.reload()
    await expect(page.getByText(t('login.saidRefused', { name: 'Google' }))).toHaveCount(0)
  })
}

test('signs nobody in by what another began, or a second time [ID-12]', async ({
  page,
  context,
  stage,
  browser,
}) => {
  await forget(stage, 'layla')
  const failed = page.getByText(translator('en')('login.saidFailed'))
  await page.goto('/en/login?code=forged&state=forged')
  await expect(page).toHaveURL('/en/login')
  await expect(failed).toBeVisible()

  // A real answer of the provider, in a browser that did not ask for it.
  const other = await browser.newContext({ baseURL: stage.url })
  const theirs = await other.newPage()
  await open(theirs, '/en/login')
  await byGoogle(theirs, 'en').click()
  const answered = theirs.waitForRequest(/\/en\/login\?.*code=/)
  await choose(theirs, 'Layla')
  const stolen = (await answered).url()
  await expect(theirs).toHaveURL(/bind=1/)
  await page.goto(stolen)
  await expect(page).toHaveURL('/en/login')
  await expect(failed).toBeVisible()
  expect(await tokenIn(context)).toBeUndefined()

  // The same answer again, in the browser that it was for.
  await theirs.goto(stolen)
  await expect(theirs).toHaveURL('/en/login')
  await other.close()
})

test('comes and goes without script [ID-12]', async ({ browser, stage }) => {
  await forget(stage, 'nour')
  const context = await browser.newContext({ baseURL: stage.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/ar/login?back=%2Far%2Fdevice-list')
  await byGoogle(page, 'ar').click()
  await choose(page, 'Nour Al Mansoori the Younger')
  await expect(page).toHaveURL(/\/ar\/login\?bind=1/)
  const who = await anAccount(stage)
  const form = passwordForm(page, 'ar')
  await form.account.fill(who.account)
  await form.password.fill(who.password)
  await form.agreed.check()
  await page.getByRole('button', { name: translator('ar')('login.bindSubmit') }).click()
  await expect(page).toHaveURL('/ar/device-list')
  expect((await tokenIn(context))?.httpOnly).toBe(true)
  await context.close()
})
