import { Refusal } from './errors.ts'

/** The lengths of IBANs by country (ISO 13616). */
// oxfmt-ignore
const IBAN_LENGTHS: Record<string, number> = {
  AD: 24, AE: 23, AL: 28, AT: 20, AZ: 28, BA: 20, BE: 16, BG: 22, BH: 22, BI: 27, BR: 29, BY: 28, CH: 21, CR: 22,
  CY: 28, CZ: 24, DE: 22, DJ: 27, DK: 18, DO: 28, EE: 20, EG: 29, ES: 24, FI: 18, FR: 27, GB: 22, GE: 22, GI: 23,
  GR: 27, GT: 28, HR: 21, HU: 28, IE: 22, IL: 23, IQ: 23, IS: 26, IT: 27, JO: 30, KW: 30, KZ: 20, LB: 28, LC: 32,
  LI: 21, LT: 20, LU: 20, LV: 21, LY: 25, MC: 27, MD: 24, ME: 22, MK: 19, MN: 20, MR: 27, MT: 31, MU: 30, NL: 18,
  NO: 15, OM: 23, PK: 24, PL: 28, PS: 29, PT: 25, QA: 29, RO: 24, RS: 22, RU: 33, SA: 24, SC: 31, SD: 18, SE: 24,
  SI: 19, SK: 24, SM: 27, SO: 23, ST: 25, SV: 28, TL: 23, TN: 24, TR: 26, UA: 29, VA: 22, VG: 24, XK: 20,
}

/** Digits of every script that our buyers write as 0 to 9, wide signs as plain ones, and no invisible ones. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x06_60))
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06_f0))

/** Whether the check digits are right: the number modulo 97 is 1. */
function isIban(iban: string): boolean {
  let rest = 0
  for (const sign of iban.slice(4) + iban.slice(0, 4))
    for (const digit of String(Number.parseInt(sign, 36))) rest = (rest * 10 + Number(digit)) % 97
  return rest === 1
}

/** What may stand between the signs of a number: a space or any sign of ASCII. */
const BETWEEN = '[\\s!-\\/:-@\\[-`\\{-~]'

/** The code of a country and two digits begin an IBAN, also with something between its signs. */
const IBAN_START = new RegExp(
  `(?=(?<![a-z\\d])([a-z]${BETWEEN}*[a-z]${BETWEEN}*\\d${BETWEEN}*\\d(?:${BETWEEN}*[a-z\\d]){11,30}))`,
  'gi',
)

const hasIban = (text: string): boolean =>
  [...text.matchAll(IBAN_START)].some(([, found = '']) => {
    const signs = found.replaceAll(/[^a-z\d]/gi, '').toUpperCase()
    const length = IBAN_LENGTHS[signs.slice(0, 2)]
    return length !== undefined && signs.length >= length && isIban(signs.slice(0, length))
  })

/** A word for a bank account, then a long number, or the other way round. */
const ACCOUNT =
  'iban|swift|(?:bank|acc(?:oun)?t|a/c)\\b|konto|compte|cuenta|conta\\b|حساب|آيبان|ايبان|חשבון|계좌|账号|账户|帳號|帳戶|戶口'
/** 1,250,000.00 is a sum of money, however near to the word "bank". */
const SUM = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d\\d)?(?!\\d)'
const NUMBER = `(?<![+\\d])(?!${SUM})\\d(?:${BETWEEN}?\\d){8,19}(?!\\d)`
const NEAR = '[^\\n]{0,40}?'
const NAMED_ACCOUNT = new RegExp(
  `(?:${ACCOUNT})${NEAR}${NUMBER}|${NUMBER}${NEAR}(?:${ACCOUNT})`,
  'i',
)

/** Whether a text has the number of a bank account: fraud begins with an account that is not on the invoice. */
export function hasAccountNumber(text: string): boolean {
  const read = plain(text)
  return hasIban(read) || NAMED_ACCOUNT.test(read)
}

/** For texts of everyone but buyers: with another account than that on the invoice, payments go astray. */
export function refuseAccountNumber(...texts: readonly string[]): void {
  if (texts.some(hasAccountNumber)) throw new Refusal('error.chatAccountNumber')
}
