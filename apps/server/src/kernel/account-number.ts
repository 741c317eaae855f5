import { ibanLength, isIban } from '@ironsouq/contract/money/bank-account/iban'
import { Refusal } from './errors.ts'

/** Digits of every script that our buyers write as 0 to 9, wide signs as plain ones, and no invisible ones. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x06_60))
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06_f0))

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
    const length = ibanLength(signs)
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
