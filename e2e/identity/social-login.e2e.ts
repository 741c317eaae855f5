import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { Page } from '@playwright/test'
import type { Environment } from '../environment/environment.ts'
import { expect } from '../environment/fixtures.ts'
import { open } from '../environment/hydration.ts'
import { sql } from '../environment/sql.ts'
import { createAccount } from './account.ts'
import { accountLink, test, tokenIn } from './login-page.ts'

// The provider has few users: one test uses each at a time.
test.describe.configure({ mode: 'serial' })

const unbind = (environment: Environment, subject: string) =>
  sql(environment.databaseUrl, 'delete from social_binding where subject = $1', [subject])

/** Chooses a user on the page of the provider, or the refusal. */
const choose = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const byGoogle = (page: Page, locale: LocaleCode) =>
  page.getByRole('button', { name: translator(locale)('login.continueWith', { name: 'Google' }) })

const PEOPLE = { en: ['amira', 'Amira Haddad'], ar: ['omar', 'Omar'] } as const

test(
  'binds a social login to an account and then logs in by it [ID-12] [AP-14]',
  { tag: '@desk-only' },
  async ({ page, context, environment, language, t }) => {
    const [subject, name] = PEOPLE[language]
    await unbind(environment, subject)
    const who = await createAccount()
    const back = `/${language}/device-list`
    await open(page, `/${language}/login?${new URLSearchParams({ back })}`)
    await byGoogle(page, language).click()
    await choose(page, name)
    await expect(page).toHaveURL(`/${language}/login?${new URLSearchParams({ bind: '1', back })}`)
    expect(await page.evaluate(() => localStorage.getItem('socialType'))).toBe('"google"')
    expect(await tokenIn(context)).toBeUndefined()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      t('login.bindTitle', { name: 'Google' }),
    )
    await expect(page.getByRole('link', { name: t('login.bindCreate') })).toHaveAttribute(
      'href',
      new RegExp(`^/${language}/register`),
    )
    await open(page, page.url())
    await page.getByLabel(t('login.account')).fill(who.account)
    await page.getByLabel(t('login.password'), { exact: true }).fill(who.password)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: t('login.bindSubmit') }).click()
    await expect(page).toHaveURL(back)
    await expect(accountLink(page, language, who.nickName)).toBeVisible()

    await page.goto('about:blank') // no request of the page meets the missing cookies
    await context.clearCookies()
    await open(page, `/${language}/login?${new URLSearchParams({ back })}`)
    await byGoogle(page, language).click()
    await choose(page, name)
    await expect(page).toHaveURL(back)
    await expect(accountLink(page, language, who.nickName)).toBeVisible()
    expect((await context.cookies()).map((cookie) => cookie.name)).not.toContain('social')
  },
)

test(
  'clears the address after a refusal at the provider [ID-12]',
  { tag: '@desk-only' },
  async ({ page, context, language, t }) => {
    await open(page, `/${language}/login?back=%2F${language}%2Fdevice-list`)
    await byGoogle(page, language).click()
    await choose(page, 'Refuse')
    await expect(page).toHaveURL(`/${language}/login`)
    await expect(page.getByText(t('login.socialCancelled', { name: 'Google' }))).toBeVisible()
    expect(await tokenIn(context)).toBeUndefined()
    // The page to return to is not lost.
    await expect(page.getByRole('link', { name: t('shell.backToPreviousPage') })).toHaveAttribute(
      'href',
      `/${language}/device-list`,
    )
    await page.reload()
    await expect(page.getByText(t('login.socialCancelled', { name: 'Google' }))).toHaveCount(0)
  },
)

test(
  'accepts a provider response only once and only in the browser that asked [ID-12]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page, context, environment, browser }) => {
    await unbind(environment, 'layla')
    const failed = page.getByText(translator('en')('login.socialFailed'))
    await page.goto('/en/login?code=forged&state=forged')
    await expect(page).toHaveURL('/en/login')
    await expect(failed).toBeVisible()

    // A real response of the provider, in a browser that did not ask for it.
    const other = await browser.newContext({ baseURL: environment.url })
    const otherPage = await other.newPage()
    await open(otherPage, '/en/login')
    await byGoogle(otherPage, 'en').click()
    const answered = otherPage.waitForRequest(/\/en\/login\?.*code=/)
    await choose(otherPage, 'Layla')
    const stolen = (await answered).url()
    await expect(otherPage).toHaveURL(/bind=1/)
    await page.goto(stolen)
    await expect(page).toHaveURL('/en/login')
    await expect(failed).toBeVisible()
    expect(await tokenIn(context)).toBeUndefined()

    // The same response again, in the browser that asked.
    await otherPage.goto(stolen)
    await expect(otherPage).toHaveURL('/en/login')
    await other.close()
  },
)
