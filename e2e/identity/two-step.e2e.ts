import { identityEndpoints } from '@ironsouq/contract/identity/identity/identity.endpoints'
import { TERMS_VERSION } from '@ironsouq/contract/identity/identity/identity.limits'
import { Session } from '@ironsouq/contract/identity/identity/identity.schema'
import { secondFactorEndpoints } from '@ironsouq/contract/identity/second-factor/second-factor.endpoints'
import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { Page } from '@playwright/test'
import { shownBy } from '../environment/app-codes.ts'
import type { Environment } from '../environment/environment.ts'
import { expect } from '../environment/fixtures.ts'
import { isSameDocument, markDocument, open } from '../environment/hydration.ts'
import { overflowOf } from '../environment/layout.ts'
import { type Account, callFrom, createAccount, randomAddress } from './account.ts'
import { passwordForm, test, tokenIn } from './login-page.ts'

function panelOf(page: Page, locale: LocaleCode) {
  const t = translator(locale)
  return page.getByRole('region', { name: t('settings.twoStep'), exact: true })
}

/** Sets up the app on the security page; returns its key and the recovery codes. */
async function enable(page: Page, locale: LocaleCode) {
  const t = translator(locale)
  const panel = panelOf(page, locale)
  await panel.getByRole('button', { name: t('settings.twoStepBegin') }).click()
  await expect(panel.getByRole('img', { name: t('settings.twoStepQr') })).toBeVisible()
  const link = panel.getByRole('link', { name: t('settings.twoStepOpen') })
  const key = /secret=([A-Z2-7]+)/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? ''
  const code = panel.getByLabel(t('settings.twoStepCode'))
  const turnOn = panel.getByRole('button', { name: t('settings.twoStepEnable') })
  await code.fill(shownBy(key, 20))
  await turnOn.click()
  await expect(panel).toContainText(t('error.secondFactorWrong'))
  await expect(panel.getByRole('img', { name: t('settings.twoStepQr') })).toBeVisible()
  await code.fill(shownBy(key, -1))
  await turnOn.click()
  const codes = panel.getByRole('status').getByRole('listitem')
  await expect(codes).toHaveCount(10)
  return { key, recoveryCodes: await codes.allTextContents() }
}

test('a member turns on two-step login and logs in with it [ID-9]', async ({
  page,
  context,
  language,
  t,
}) => {
  const who = await createAccount()
  const security = `/${language}/user-center/security`
  await open(page, `/${language}/login?back=${encodeURIComponent(security)}`)
  await passwordForm(page, language).send(who)
  await expect(page).toHaveURL(security)
  const { key, recoveryCodes } = await enable(page, language)
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  const log = page.getByRole('region', { name: t('settings.log') })
  await expect(log).toContainText(t('settings.logSecondFactorEnable'))

  await page.goto('about:blank') // nothing is requested any more
  await context.clearCookies()
  await open(page, `/${language}/login?back=${encodeURIComponent(security)}`)
  await passwordForm(page, language).send(who)
  const code = page.getByLabel(t('login.secondStepCode'))
  await expect(code).toBeFocused()
  expect(await tokenIn(context)).toBeUndefined()
  await code.fill(shownBy(key, 20))
  await code.press('Enter')
  await expect(code).toHaveAccessibleDescription(new RegExp(t('error.secondFactorWrong')))
  await code.fill(shownBy(key))
  await code.press('Enter')
  await expect(page).toHaveURL(security)
  await expect(log).toContainText(t('settings.byTotp'))

  await page.goto('about:blank') // nothing is requested any more
  await context.clearCookies()
  await open(page, `/${language}/login?back=${encodeURIComponent(security)}`)
  await passwordForm(page, language).send(who)
  await code.fill(recoveryCodes[0] ?? '')
  await code.press('Enter')
  await expect(page).toHaveURL(security)
  const password = page.getByRole('region', { name: t('settings.changePassword') })
  await expect(password.getByLabel(t('login.secondStepCode'))).toBeVisible()
  const panel = panelOf(page, language)
  await expect(panel).toContainText(t('settings.recoveryCodesLeft', { count: 9 }))
  await panel.getByRole('button', { name: t('settings.twoStepDisable') }).click()
  await expect(panel).toContainText(t('settings.twoStepOff'))
})

/** Enables the second factor of an account; returns the key of its app. */
async function protect(environment: Environment, { account, password }: Account): Promise<string> {
  const address = randomAddress()
  const body = { account, password, agreed: TERMS_VERSION } as const
  const visitor = callFrom(environment, address)
  const { token } = Session.parse(await visitor(identityEndpoints.password, { body }))
  const call = callFrom(environment, address, token)
  const { secret } = await call(secondFactorEndpoints.begin)
  await call(secondFactorEndpoints.enable, { body: { code: shownBy(secret, -1) } })
  return secret
}

test('the login over a page has the second step as well [ID-9] [ID-14]', async ({
  page,
  context,
  environment,
  machine,
  api,
  language,
  t,
}) => {
  const who = await createAccount()
  const key = await protect(environment, who)
  await open(page, `/${language}/device-list`)
  await markDocument(page)
  const query = { deviceId: machine.deviceId }
  const { title } = await api(language)(deviceEndpoints.detail, { query })
  await page.getByLabel(t('device.save', { title })).first().click()
  const dialog = page.getByRole('dialog', { name: t('shell.loginToSave') })
  await passwordForm(dialog, language).send(who)
  const code = dialog.getByLabel(t('login.secondStepCode'))
  await expect(code).toBeFocused()
  expect(await tokenIn(context)).toBeUndefined()
  await code.fill(shownBy(key))
  await code.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(
    page.getByRole('button', { name: t('device.save', { title }), pressed: true }),
  ).toBeVisible()
  expect(await isSameDocument(page)).toBe(true)
  expect(await tokenIn(context)).toBeDefined()
})
