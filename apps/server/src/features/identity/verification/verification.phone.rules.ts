import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import { FieldFaults } from '#kernel/errors.ts'

/** ISO 3166 of a number in E.164; undefined when several countries share its prefix. */
export const countryOf = (number: string): string | undefined =>
  parsePhoneNumberFromString(number)?.country

/**
 * The typed mobile number in E.164. Without a country code it is a UAE number. Null when it is not a
 * mobile number; a Chinese one, for example, has eleven digits [ID-7].
 */
export function mobileOf(typed: string): string | null {
  const number = parsePhoneNumberFromString(typed, 'AE')
  return number?.isValid() ? number.number : null
}

/** The typed number in E.164, or a fault of its field. */
export function phoneOf(typed: string, field = 'phone'): string {
  const phone = mobileOf(typed)
  if (phone === null) throw new FieldFaults([{ field, key: 'error.mobileWrong', values: {} }])
  return phone
}
