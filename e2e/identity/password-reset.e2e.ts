import { ApiError } from '@ironsouq/contract/client'
import { CODES } from '@ironsouq/contract/envelope'
import { identityEndpoints } from '@ironsouq/contract/identity/identity/identity.endpoints'
import { TERMS_VERSION } from '@ironsouq/contract/identity/identity/identity.limits'
import { Session } from '@ironsouq/contract/identity/identity/identity.schema'
import { memberEndpoints } from '@ironsouq/contract/people/member/member.endpoints'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { Page } from '@playwright/test'
import type { Environment } from '../environment/environment.ts'
import { expect } from '../environment/fixtures.ts'
import { open } from '../environment/hydration.ts'
import { mailsTo } from '../environment/mailbox.ts'
import { type Account, createAccount, randomAddress, callFrom } from './account.ts'
import { mailedCode, test } from './login-page.ts'
import { NEW_PASSWORD } from './register-page.ts'

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

test('resets a password and ends every session [RT-17] [RT-18] [RT-19] [ID-11]', async ({
  page,
  context,
  environment,
  language,
  t,
}) => {
  const who = await createAccount()
  const { token } = await signIn(environment, who, who.password)
  const before = (await mailsTo(who.email)).length
  await open(page, `/${language}/check-account`)
  await enterAccount(page, language, who.account)
  await expect(page).toHaveURL(`/${language}/reset-password/verify-email`)

  const code = page.getByLabel(t('register.code'), { exact: true })
  const right = await mailedCode(who.email, before)
  await code.fill(right === '000000' ? '000001' : '000000')
  await code.press('Enter')
  await expect(code).toHaveAccessibleDescription(t('error.codeWrongLeft', { left: 4 }))
  await expect(code).toBeFocused()
  await code.fill(right)
  await code.press('Enter')
  await expect(heading(page)).toHaveText(t('register.resetTitle'))
  await expect(page).toHaveURL(`/${language}/reset-password`)
  const cookie = (await context.cookies()).find(({ name }) => name === 'recover')
  expect(cookie).toMatchObject({ httpOnly: true })

  const start = performance.now()
  await setPassword(page, language)
  await expect(page.getByText(t('register.savedBody', { seconds: 3 }))).toBeVisible()
  await expect(page).toHaveURL(`/${language}/login`)
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
