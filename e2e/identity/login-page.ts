import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { currentEnvironment } from '../environment/environment.ts'
import { expect, test as base } from '../environment/fixtures.ts'
import { DELIVERY, mailsTo } from '../environment/mailbox.ts'
import { type Account, randomAddress } from './account.ts'

/** Every test has its own client address: failed attempts are counted by address. */
export const test = base.extend<{ address: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from it
  address: async ({}, use) => use(randomAddress()),
  extraHTTPHeaders: async ({ address }, use) => use({ 'x-forwarded-for': address }),
})

export const tokenIn = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'token')

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

/** The code of the latest mail after the given number of mails. */
export async function mailedCode(address: string, after: number): Promise<string> {
  const code = async () => {
    const mails = (await mailsTo(address)).slice(after)
    // A mail without a code, such as a welcome, may arrive later.
    const codes = mails.map(({ text }) => /\b\d{3}\s?\d{3}\b/.exec(text)?.[0])
    return codes.findLast((found) => found !== undefined)?.replace(/\s/, '') ?? ''
  }
  await expect.poll(code, DELIVERY).not.toBe('')
  return code()
}

export async function sentCode(number: string): Promise<string> {
  const code = async () => {
    const reply = await fetch(
      `${currentEnvironment().smsInboxUrl}?${new URLSearchParams({ to: number })}`,
    )
    const [message] = (await reply.json()) as { body: string }[]
    return /\b\d{3}\s?\d{3}\b/.exec(message?.body ?? '')?.[0].replace(/\s/, '') ?? ''
  }
  await expect.poll(code, DELIVERY).not.toBe('')
  return code()
}
