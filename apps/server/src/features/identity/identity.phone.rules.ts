import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'

/**
 * The mobile that was typed, as it is kept: plus, country code and number. Without a country code it
 * is one of the Emirates. Null is no mobile: of China, for one, it has eleven digits [ID-7].
 */
export function mobileOf(typed: string): string | null {
  const number = parsePhoneNumberFromString(typed, 'AE')
  return number?.isValid() ? number.number : null
}
