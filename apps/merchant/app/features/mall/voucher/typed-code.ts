import { VOUCHER_CODE, VOUCHER_CODE_LENGTH } from '@ironsouq/contract/mall/voucher/voucher.limits'

/** The digits of a code out of what was typed or scanned. */
export const voucherCodeIn = (text: string): string =>
  text.replaceAll(/\D/g, '').slice(0, VOUCHER_CODE_LENGTH)

export const isVoucherCode = (code: string): boolean => VOUCHER_CODE.test(code)

/** As it is read out: 4, 4 and 5 digits. */
export const grouped = (code: string): string =>
  [code.slice(0, 4), code.slice(4, 8), code.slice(8)].filter((part) => part !== '').join(' ')
