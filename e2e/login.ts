import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { type Account, anAddress } from './account.ts'
import { expect, test as base } from './fixtures.ts'
import { mailsTo } from './mailbox.ts'
import { theStage } from './stage/stage.ts'

/** Every test calls from an address of its own: wrong guesses of one are not another's. */
export const test = base.extend<{ address: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from it
  address: async ({}, use) => use(anAddress()),
  extraHTTPHeaders: async ({ address }, use) => use({ 'x-forwarded-for': address }),
})

export const tokenIn = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'token')

/** Buttons do nothing of their own until the page has come alive. */
export async function open(page: Page, path: string) {
  await page.goto(path)
  const hydrated = () => Object.keys(document.body).some((key) => key.startsWith('__react'))
  await expect.poll(() => page.evaluate(hydrated)).toBe(true)
}

/** The fields of a login by password, on the page or in a dialog. */
export function passwordForm(place: Page | Locator, locale: LocaleCode) {
  const t = translator(locale)
  const account = place.getByLabel(t('login.account'))
  const password = place.getByLabel(t('login.password'), { exact: true })
  const agreed = place.getByRole('checkbox')
  const submit = place.getByRole('button', { name: t('login.submit'), exact: true })
  return {
    account,
    password,
    agreed,
    submit,
    async send(who: Pick<Account, 'account' | 'password'>) {
      await account.fill(who.account)
      await password.fill(who.password)
      await agreed.check()
      await submit.click()
    },
  }
}

export const accountLink = (page: Page, locale: LocaleCode, name: string) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: translator(locale)('shell.accountOf', { name }) })

/** The digits of the mail that came after so many others. */
export async function mailedCode(address: string, after: number): Promise<string> {
  const code = async () => {
    const mail = (await mailsTo(address)).slice(after).at(-1)
    return /\b\d{3}\s?\d{3}\b/.exec(mail?.text ?? '')?.[0].replace(/\s/, '') ?? ''
  }
  await expect.poll(code, { timeout: 20_000 }).not.toBe('')
  return code()
}

export async function sentCode(number: string): Promise<string> {
  const code = async () => {
    const reply = await fetch(`${theStage().smsInboxUrl}?${new URLSearchParams({ to: number })}`)
    const [message] = (await reply.json()) as { body: string }[]
    return /\b\d{3}\s?\d{3}\b/.exec(message?.body ?? '')?.[0].replace(/\s/, '') ?? ''
  }
  await expect.poll(code, { timeout: 20_000 }).not.toBe('')
  return code()
}
