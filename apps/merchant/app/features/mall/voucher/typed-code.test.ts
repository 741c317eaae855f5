import { expect, it } from 'vitest'
import { grouped, isVoucherCode, voucherCodeIn } from './typed-code.ts'

it('takes the thirteen digits of a code out of what was typed or scanned', () => {
  expect(voucherCodeIn(' 1018-2764 55319\n')).toBe('1018276455319')
  expect(voucherCodeIn('10182764553199')).toBe('1018276455319')
  expect(isVoucherCode('1018276455319')).toBe(true)
  expect(isVoucherCode('101827645531')).toBe(false)
  expect(isVoucherCode('9018276455319')).toBe(false)
})

it('shows digits in groups as they are typed', () => {
  expect(grouped('1018276455319')).toBe('1018 2764 55319')
  expect(grouped('10182')).toBe('1018 2')
})
