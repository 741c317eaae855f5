import * as z from 'zod/mini'
import { plainText } from './plain-text.ts'

/** Zero in the scripts whose digits people type; the nine others follow it. */
const ZEROS = Array.from('٠۰०০੦૦୦௦౦೦൦๐໐၀០', (zero) => zero.charCodeAt(0))

/** Digits of every script, also wide ones, as 0 to 9. */
export const latinDigits = (text: string): string =>
  text
    .replaceAll(/[\uFF10-\uFF19]/g, (digit) => String(digit.charCodeAt(0) - 0xff_10))
    .replaceAll(/\p{Nd}/gu, (digit) => {
      const code = digit.charCodeAt(0)
      const zero = ZEROS.find((each) => code >= each && code <= each + 9)
      return zero === undefined ? digit : String(code - zero)
    })

/** What a person typed to search by: the server reads it with the digits that it stores. */
export const SearchText = (most: number) =>
  z.string().check(
    z.overwrite((text) => latinDigits(plainText(text))),
    z.trim(),
    z.maxLength(most),
  )
