import { ApiError } from '@ironsouq/contract/client'
import { CODES } from '@ironsouq/contract/envelope'
import { identityEndpoints } from '@ironsouq/contract/identity/identity.endpoints'
import { TERMS_VERSION } from '@ironsouq/contract/identity/identity.limits'
import { memberEndpoints } from '@ironsouq/contract/member/member.endpoints'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { Page } from '@playwright/test'
import { type Account, anAccount, anAddress, callFrom } from './account.ts'
import { expect } from './fixtures.ts'
import { expectForAll, themeFor } from './for-all.ts'
import { mailedCode, open, test } from './login.ts'
import { mailsTo } from './mailbox.ts'
import { aNewcomer, NEW_PASSWORD } from './register-page.ts'
import type { Stage } from './stage/stage.ts'

const LANGUAGES = ['en', 'ar'] satisfies LocaleCode[]

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const signIn = (stage: Stage, { account }: Pick<Account, 'account'>, password: string) =>
  callFrom(stage, anAddress())(identityEndpoints.password, {
    body: { account, password, agreed: TERMS_VERSION },
  })

/** Says which account it is and waits for the page of the code. */
async function sayAccount(page: Page, locale: LocaleCode, account: string) {
  const t = translator(locale)
  await page.getByLabel(t('register.which')).fill(account)
  await page.getByRole('button', { name: t('register.sendMe') }).click()
  await expect(heading(page)).toHaveText(t('register.codeTitle'))
}

async function setPassword(page: Page, locale: LocaleCode) {
  const t = translator(locale)
  await page.getByLabel(t('register.newPassword'), { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel(t('register.again'), { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: t('register.save') }).click()
  await expect(heading(page)).toHaveText(t('register.savedTitle'))
}

for (const locale of LANGUAGES) {
  const t = translator(locale)

  test(`a forgotten password is set anew and every session ends, in ${locale} [RT-17] [RT-18] [RT-19] [ID-11]`, async ({
    page,
    context,
    stage,
  }) => {
    const who = await anAccount(stage)
    const { token } = await signIn(stage, who, who.password)
    const before = (await mailsTo(who.email)).length
    await open(page, `/${locale}/check-account`)
    await sayAccount(page, locale, who.account)
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
    const kept = (await context.cookies()).find(({ name }) => name === 'recover')
    expect(kept).toMatchObject({ httpOnly: true })

    const begun = performance.now()
    await setPassword(page, locale)
    await expect(page.getByText(t('register.savedBody', { seconds: 3 }))).toBeVisible()
    await expect(page).toHaveURL(`/${locale}/login`)
    expect(performance.now() - begun).toBeGreaterThan(3000)

    const refusal = await callFrom(
      stage,
      anAddress(),
      token,
    )(memberEndpoints.userInfo).catch((err: unknown) => err)
    expect(refusal).toBeInstanceOf(ApiError)
    expect(refusal).toMatchObject({ code: CODES.notLoggedIn })
    await expect(signIn(stage, who, who.password)).rejects.toBeInstanceOf(ApiError)
    expect((await signIn(stage, who, NEW_PASSWORD)).user.nickName).toBe(who.nickName)
  })
}

test('an account that nobody has leads the same way, and nobody learns of it [RT-17] [ID-11]', async ({
  page,
  stage,
}) => {
  const t = translator('en')
  const who = await anAccount(stage)
  const said = async (account: string) => {
    await open(page, '/en/check-account')
    await sayAccount(page, 'en', account)
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
  const known = await said(who.account)
  expect(await said(aNewcomer().account)).toBe(known)
})

test('a later step without the one before it leads to the first [RT-18] [RT-19]', async ({
  page,
}) => {
  for (const path of ['/en/reset-password', '/en/reset-password/verify-email']) {
    await page.goto(path)
    await expect(page).toHaveURL('/en/check-account')
  }
  const t = translator('en')
  await open(page, '/en/check-account')
  const which = page.getByLabel(t('register.which'))
  await page.getByRole('button', { name: t('register.sendMe') }).click()
  await expect(which).toBeFocused()
  await expect(which).toHaveAccessibleDescription(t('error.fieldRequired'))
})

test('a new password keeps to the rules, and both times it is the same [ID-2] [FM-2] [RT-18]', async ({
  page,
  stage,
}) => {
  const t = translator('en')
  const who = await anAccount(stage)
  const before = (await mailsTo(who.email)).length
  await open(page, '/en/check-account')
  await sayAccount(page, 'en', who.email)
  const code = page.getByLabel(t('register.code'), { exact: true })
  await code.fill(await mailedCode(who.email, before))
  await code.press('Enter')
  const password = page.getByLabel(t('register.newPassword'), { exact: true })
  const again = page.getByLabel(t('register.again'), { exact: true })
  await password.fill('short1')
  await again.fill('short2')
  await again.press('Enter')
  await expect(password).toBeFocused()
  await expect(password).toHaveAccessibleDescription(t('error.newPasswordWrong'))
  await expect(again).toHaveAccessibleDescription('passwords do not match')
  await password.fill('Password1!')
  await again.fill('Password1!')
  await again.press('Enter')
  await expect(password).toHaveAccessibleDescription(t('error.passwordCommon'))
})

for (const locale of LANGUAGES)
  test(
    `recovery keeps nobody out, in ${locale} [RT-17] [RT-19]`,
    { tag: '@phone' },
    async ({ page }, { project }) => {
      await page.emulateMedia({ colorScheme: themeFor(locale, project) })
      await open(page, `/${locale}/check-account`)
      await expectForAll(page)
      await sayAccount(page, locale, aNewcomer().account)
      await expectForAll(page)
      const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(width).toBe(0)
    },
  )

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a forgotten password is set anew all the same [RT-17] [RT-18] [RT-19]', async ({
    page,
    stage,
  }) => {
    const t = translator('en')
    const who = await anAccount(stage)
    const before = (await mailsTo(who.email)).length
    await page.goto('/en/check-account')
    await sayAccount(page, 'en', who.account)
    const code = page.getByLabel(t('register.code'), { exact: true })
    await code.fill(await mailedCode(who.email, before))
    await code.press('Enter')
    await expect(heading(page)).toHaveText(t('register.resetTitle'))
    await setPassword(page, 'en')
    await expect(page).toHaveURL('/en/login')
    expect((await signIn(stage, who, NEW_PASSWORD)).user.nickName).toBe(who.nickName)
  })
})
