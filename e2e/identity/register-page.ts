import { randomBytes } from 'node:crypto'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { Page } from '@playwright/test'

/** Meets the password rules and is not a common password. */
export const NEW_PASSWORD = 'Gravel-31?'

/** The details of a visitor without an account. */
export function newVisitor() {
  const account = `yard_${randomBytes(4).toString('hex')}`
  const digits = randomBytes(4).readUInt32BE().toString().padStart(7, '0').slice(-7)
  return { account, email: `${account}@reader.example`, mobile: `+97150${digits}` }
}

/** The fields of a registration, in either of the two forms. */
export function accountForm(page: Page, locale: LocaleCode) {
  const t = translator(locale)
  const named = (label: string) => page.getByRole('textbox', { name: label, exact: true })
  // A password field has no role, and keep-alive pages stay in the document, hidden.
  const typed = (label: string) => page.getByLabel(label, { exact: true }).filter({ visible: true })
  const fields = {
    account: named(t('register.account')),
    nickName: named(t('register.nickName')),
    email: named(t('register.email')),
    emailCode: named(t('register.emailCode')),
    company: page.getByRole('textbox', { name: t('register.company') }),
    password: typed(t('register.password')),
    again: typed(t('register.repeatPassword')),
    agreed: page.getByRole('checkbox'),
    open: page.getByRole('button', { name: t('register.createAccount') }),
  }
  return {
    ...fields,
    async fill(account: string) {
      await fields.account.fill(account)
      await fields.nickName.fill('Yard Buyer')
      await fields.password.fill(NEW_PASSWORD)
      await fields.again.fill(NEW_PASSWORD)
      await fields.agreed.check()
    },
  }
}

/** Pastes a text into a field. */
export async function paste(page: Page, label: string, text: string) {
  await page.getByLabel(label).evaluate((input, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', text)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    input.dispatchEvent(event)
  }, text)
}
