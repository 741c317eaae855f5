import { ApiError } from '@ironsouq/contract/client'
import { CODES } from '@ironsouq/contract/envelope'
import { identityEndpoints } from '@ironsouq/contract/identity/identity.endpoints'
import { TERMS_VERSION } from '@ironsouq/contract/identity/identity.limits'
import { Session } from '@ironsouq/contract/identity/identity.schema'
import { memberEndpoints } from '@ironsouq/contract/member/member.endpoints'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { Page } from '@playwright/test'
import { expectAccessible, overflowOf, themeFor } from '../environment/accessibility.ts'
import type { Environment } from '../environment/environment.ts'
import { expect } from '../environment/fixtures.ts'
import { open } from '../environment/hydration.ts'
import { mailsTo } from '../environment/mailbox.ts'
import { type Account, createAccount, randomAddress, callFrom } from './account.ts'
import { mailedCode, test } from './login-page.ts'
import { newVisitor, NEW_PASSWORD } from './register-page.ts'

const LANGUAGES = ['en', 'ar'] satisfies LocaleCode[]

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function signIn(
  environment: Environment,
  { account }: Pick<Account, 'account'>,
  password: string,
) {
  const body = { account, password, agreed: TERMS_VERSION } as const
  const call = callFrom(environment, randomAddress())
  return Session.parse(await call(identityEndpoints.password, { body }))
}

/** Enters the account and waits for the page of the code. */
async function enterAccount(page: Page, locale: LocaleCode, account: string) {
  const t = translator(locale)
  await page.getByLabel(t('register.which')).fill(account)
  await page.getByRole('button', { name: t('register.sendMe') }).click()
  await expect(heading(page)).toHaveText(t('register.codeTitle'))
}

async function setPassword(page: Page, locale: LocaleCode) {
  const t = translator(locale)
  await page.getByLabel(t('register.newPassword'), { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel(t('register.repeatNewPassword'), { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: t('register.save') }).click()
  await expect(heading(page)).toHaveText(t('register.savedTitle'))
}

for (const locale of LANGUAGES) {
  const t = translator(locale)

  test(`resets a password and ends every session, in ${locale} [RT-17] [RT-18] [RT-19] [ID-11]`, async ({
    page,
    context,
    environment,
  }) => {
    const who = await createAccount(environment)
    const { token } = await signIn(environment, who, who.password)
    const before = (await mailsTo(who.email)).length
    await open(page, `/${locale}/check-account`)
    await enterAccount(page, locale, who.account)
    await expect(page).toHaveURL(`/${locale}/reset-password/verify-email`)

    const code = page.getByLabel(t('register.code'), { exact: true })
    const right = await mailedCode(who.email, before)
    await code.fill(right === '000000' ? '000001' : '000000')
    await code.press('Enter')
    await expect(code).toHaveAccessibleDescription(t('error.codeWrongLeft', { left: 4 }))
    await expect(code).toBeFocused()
    await code.fill(right)
    await code.press('Enter')
    await expect(heading(page)).toHaveText(t('register.resetTitle'))
    await expect(page).toHaveURL(`/${locale}/reset-password`)
    const cookie = (await context.cookies()).find(({ name }) => name === 'recover')
    expect(cookie).toMatchObject({ httpOnly: true })

    const start = performance.now()
    await setPassword(page, locale)
    await expect(page.getByText(t('register.savedBody', { seconds: 3 }))).toBeVisible()
    await expect(page).toHaveURL(`/${locale}/login`)
    expect(performance.now() - start).toBeGreaterThan(3000)

    const refusal = await callFrom(
      environment,
      randomAddress(),
      token,
    )(memberEndpoints.userInfo).catch((err: unknown) => err)
    expect(refusal).toBeInstanceOf(ApiError)
    expect(refusal).toMatchObject({ code: CODES.notLoggedIn })
    await expect(signIn(environment, who, who.password)).rejects.toBeInstanceOf(ApiError)
    expect((await signIn(environment, who, NEW_PASSWORD)).user.nickName).toBe(who.nickName)
  })
}

test('does not reveal whether an account exists [RT-17] [ID-11]', async ({ page, environment }) => {
  const t = translator('en')
  const who = await createAccount(environment)
  const textFor = async (account: string) => {
    await open(page, '/en/check-account')
    await enterAccount(page, 'en', account)
    await expect(page).toHaveURL('/en/reset-password/verify-email')
    const text = (await page.getByRole('main').innerText())
      .replaceAll(account, 'ACCOUNT')
      .replaceAll(/\d\d:\d\d/g, 'TIME')
    const code = page.getByLabel(t('register.code'), { exact: true })
    await code.fill('000000')
    await code.press('Enter')
    await expect(code).toHaveAccessibleDescription(t('error.codeWrongLeft', { left: 4 }))
    return text
  }
  const known = await textFor(who.account)
  expect(await textFor(newVisitor().account)).toBe(known)
})

test('requires the account [RT-17]', async ({ page }) => {
  const t = translator('en')
  await open(page, '/en/check-account')
  const which = page.getByLabel(t('register.which'))
  await page.getByRole('button', { name: t('register.sendMe') }).click()
  await expect(which).toBeFocused()
  await expect(which).toHaveAccessibleDescription(t('error.fieldRequired'))
})

test('checks the rules and the repetition of a new password [ID-2] [FM-2] [RT-18]', async ({
  page,
  environment,
}) => {
  const t = translator('en')
  const who = await createAccount(environment)
  const before = (await mailsTo(who.email)).length
  await open(page, '/en/check-account')
  await enterAccount(page, 'en', who.email)
  const code = page.getByLabel(t('register.code'), { exact: true })
  await code.fill(await mailedCode(who.email, before))
  await code.press('Enter')
  const password = page.getByLabel(t('register.newPassword'), { exact: true })
  const again = page.getByLabel(t('register.repeatNewPassword'), { exact: true })
  await password.fill('short1')
  await again.fill('short2')
  await again.press('Enter')
  await expect(password).toBeFocused()
  await expect(password).toHaveAccessibleDescription(t('error.newPasswordWrong'))
  await expect(again).toHaveAccessibleDescription(t('error.passwordsDiffer'))
  await password.fill('Password1!')
  await again.fill('Password1!')
  await again.press('Enter')
  await expect(password).toHaveAccessibleDescription(t('error.passwordCommon'))
})

for (const locale of LANGUAGES)
  test(
    `the password reset passes axe in ${locale} [RT-17] [RT-19]`,
    { tag: '@phone' },
    async ({ page }, { project }) => {
      await page.emulateMedia({ colorScheme: themeFor(locale, project) })
      await open(page, `/${locale}/check-account`)
      await expectAccessible(page)
      await enterAccount(page, locale, newVisitor().account)
      await expectAccessible(page)
      expect(await overflowOf(page)).toBe(0)
    },
  )

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('resets a password [RT-17] [RT-18] [RT-19]', async ({ page, environment }) => {
    const t = translator('en')
    const who = await createAccount(environment)
    const before = (await mailsTo(who.email)).length
    await page.goto('/en/check-account')
    await enterAccount(page, 'en', who.account)
    const code = page.getByLabel(t('register.code'), { exact: true })
    await code.fill(await mailedCode(who.email, before))
    await code.press('Enter')
    await expect(heading(page)).toHaveText(t('register.resetTitle'))
    await setPassword(page, 'en')
    await expect(page).toHaveURL('/en/login')
    expect((await signIn(environment, who, NEW_PASSWORD)).user.nickName).toBe(who.nickName)
  })
})
