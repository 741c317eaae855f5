import { createHmac } from 'node:crypto'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { Page } from '@playwright/test'
import { expectAccessible, overflowOf } from '../environment/accessibility.ts'
import { expect } from '../environment/fixtures.ts'
import { open } from '../environment/hydration.ts'
import { createAccount } from './account.ts'
import { passwordForm, test, tokenIn } from './login-page.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an authenticator app with this key shows, `later` steps of 30 seconds from now. */
function shownBy(key: string, later = 0): string {
  const bits = Array.from(key, (sign) => ALPHABET.indexOf(sign).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later))
  const secret = Buffer.from(bytes.map((byte) => parseInt(byte, 2)))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7f_ff_ff_ff
  return String(number % 1_000_000).padStart(6, '0')
}

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

for (const locale of ['en', 'ar'] satisfies LocaleCode[])
  test(`a member turns on two-step login and logs in with it, in ${locale} [ID-9]`, async ({
    page,
    context,
    environment,
  }) => {
    const t = translator(locale)
    const who = await createAccount(environment)
    const security = `/${locale}/user-center/security`
    await open(page, `/${locale}/login?back=${encodeURIComponent(security)}`)
    await passwordForm(page, locale).send(who)
    await expect(page).toHaveURL(security)
    const { key, recoveryCodes } = await enable(page, locale)
    await expectAccessible(page)
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    const log = page.getByRole('region', { name: t('settings.log') })
    await expect(log).toContainText(t('settings.logSecondFactorEnable'))

    await page.goto('about:blank') // nothing is requested any more
    await context.clearCookies()
    await open(page, `/${locale}/login?back=${encodeURIComponent(security)}`)
    await passwordForm(page, locale).send(who)
    const code = page.getByLabel(t('login.secondStepCode'))
    await expect(code).toBeFocused()
    expect(await tokenIn(context)).toBeUndefined()
    await expectAccessible(page)
    await code.fill(shownBy(key, 20))
    await code.press('Enter')
    await expect(code).toHaveAccessibleDescription(new RegExp(t('error.secondFactorWrong')))
    await code.fill(shownBy(key))
    await code.press('Enter')
    await expect(page).toHaveURL(security)
    await expect(log).toContainText(t('settings.byTotp'))

    await page.goto('about:blank') // nothing is requested any more
    await context.clearCookies()
    await open(page, `/${locale}/login?back=${encodeURIComponent(security)}`)
    await passwordForm(page, locale).send(who)
    await code.fill(recoveryCodes[0] ?? '')
    await code.press('Enter')
    await expect(page).toHaveURL(security)
    const password = page.getByRole('region', { name: t('settings.changePassword') })
    await password.getByLabel(t('settings.originalPassword')).fill(who.password)
    await password.getByLabel(t('settings.newPassword')).fill('Quarry-77')
    await password.getByLabel(t('settings.onceMore')).fill('Quarry-77')
    const factor = password.getByLabel(t('login.secondStepCode'))
    await factor.fill(recoveryCodes[0] ?? '') // spent
    await factor.press('Enter')
    await expect(factor).toHaveAccessibleDescription(new RegExp(t('error.secondFactorWrong')))
    const panel = panelOf(page, locale)
    await expect(panel).toContainText(t('settings.recoveryCodesLeft', { count: 9 }))
    await panel.getByRole('button', { name: t('settings.twoStepDisable') }).click()
    await expect(panel).toContainText(t('settings.twoStepOff'))
  })
