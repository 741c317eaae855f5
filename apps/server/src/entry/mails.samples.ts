import type { LocaleCode } from '@ironsouq/i18n/locales'
import { codeLetter } from '#features/identity/letters/code.letter.ts'
import { hasAccountLetter } from '#features/identity/letters/has-account.letter.ts'
import { newDeviceLetter } from '#features/identity/letters/new-device.letter.ts'
import { noAccountLetter } from '#features/identity/letters/no-account.letter.ts'
import { passwordChangedLetter } from '#features/identity/letters/password-changed.letter.ts'
import { welcomeLetter } from '#features/identity/letters/welcome.letter.ts'
import { savedMachineLetter } from '#features/notification/letters/saved-machine.letter.ts'
import { erasedLetter } from '#features/privacy/letters/erased.letter.ts'
import { exportReadyLetter } from '#features/privacy/letters/export-ready.letter.ts'
import { confirmLetter } from '#features/subscription/subscription.confirm.letter.ts'
import type { LetterBody } from '#kernel/ports.ts'

const publicUrl = 'https://ironsouq.example'
const at = new Date('2026-11-17T12:44:00Z')
const until = new Date('2026-11-17T12:54:00Z')
const from = { browser: 'Chrome', system: 'Android', country: 'AE' }
const code = { code: '407118', askedAt: at, expiresAt: until, ...from }
const url = `${publicUrl}/export/019a8f00.zip?signature=0d5c`

const aed = (amount: string) => ({ amount, currency: 'AED' })
const saved = { deviceId: '019a8f00', title: 'Volvo EC220D', publicUrl }

/** Every letter that is sent, with values that nobody has. */
export const SAMPLES: Readonly<Record<string, (locale: LocaleCode) => LetterBody>> = {
  'code-register': (locale) => codeLetter(locale, { ...code, purpose: 'register' }),
  'code-login': (locale) => codeLetter(locale, { ...code, purpose: 'login' }),
  'code-reset': (locale) => codeLetter(locale, { ...code, purpose: 'reset' }),
  'code-change-mail': (locale) => codeLetter(locale, { ...code, purpose: 'changeMail' }),
  'code-secure': (locale) => codeLetter(locale, { ...code, purpose: 'secure', country: null }),
  'has-account': (locale) => hasAccountLetter(locale, { publicUrl }),
  'no-account': (locale) => noAccountLetter(locale, { publicUrl }),
  welcome: (locale) =>
    welcomeLetter(locale, { nickName: 'Mariam', account: 'mariam_haddad', publicUrl }),
  'new-device': (locale) =>
    newDeviceLetter(locale, { at, network: '94.200.31.0/24', publicUrl, ...from }),
  'password-changed': (locale) => passwordChangedLetter(locale, { at, publicUrl }),
  'export-ready': (locale) => exportReadyLetter(locale, { url, until }),
  'saved-price-cut': (locale) =>
    savedMachineLetter(locale, {
      ...saved,
      news: { kind: 'priceCut', price: aed('199000.00'), before: aed('209000.00') },
    }),
  'saved-sold': (locale) => savedMachineLetter(locale, { ...saved, news: { kind: 'sold' } }),
  'saved-back-on-sale': (locale) =>
    savedMachineLetter(locale, { ...saved, news: { kind: 'backOnSale', price: aed('199000.00') } }),
  erased: (locale) => erasedLetter(locale),
  'subscription-confirm': (locale) => confirmLetter(locale, { ticket: 'x'.repeat(43), publicUrl }),
}
