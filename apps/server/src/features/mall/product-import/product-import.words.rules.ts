import {
  PRODUCT_CONDITIONS,
  type ProductCondition,
} from '@ironsouq/contract/mall/product/product.enums'
import { TAX_SCHEMES, type TaxScheme } from '@ironsouq/contract/money/tax/tax.enums'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import type { Key } from '@ironsouq/i18n/messages'
import { translator } from '@ironsouq/i18n/translate'
import { headingKey } from '#features/machines/device-import/device-import.headings.rules.ts'
import { flagOf } from '#features/machines/device-import/device-import.number.rules.ts'

/** The words of a list in every language, as the export writes them, and the codes. */
const wordsOf = <T extends string | boolean>(list: readonly T[], key: (each: T) => Key) =>
  new Map(
    list.flatMap((each) => [
      [headingKey(String(each)), each] as const,
      ...LOCALE_CODES.map((locale) => [headingKey(translator(locale)(key(each))), each] as const),
    ]),
  )

const CONDITIONS = wordsOf(PRODUCT_CONDITIONS, (each) => `portalProduct.condition_${each}`)
const TAXES = wordsOf(TAX_SCHEMES, (each) => `portalProduct.tax_${each}`)
const FLAGS = wordsOf([true, false], (each) => (each ? 'portalProduct.yes' : 'portalProduct.no'))

export const conditionOf = (word: string): ProductCondition | undefined =>
  CONDITIONS.get(headingKey(word))

export const taxOf = (word: string): TaxScheme | undefined => TAXES.get(headingKey(word))

export const flagNamed = (word: string): boolean | undefined =>
  FLAGS.get(headingKey(word)) ?? flagOf(word) ?? undefined

/** How many letters differ, up to the given number; more is Infinity. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return Infinity
  let before = Array.from({ length: b.length + 1 }, (_, n) => n)
  for (const [i, letter] of Array.from(a).entries()) {
    const row = [i + 1]
    for (const [j, other] of Array.from(b).entries())
      row.push(
        Math.min(
          (before[j + 1] ?? 0) + 1,
          (row[j] ?? 0) + 1,
          (before[j] ?? 0) + (letter === other ? 0 : 1),
        ),
      )
    before = row
  }
  const last = before.at(-1) ?? Infinity
  return last <= most ? last : Infinity
}

const TYPOS_MAX = 2

/** The name that is probably meant: one that differs in a letter or two. */
export function meantName(given: string, names: Iterable<string>): string | null {
  const key = headingKey(given)
  let best: { name: string; far: number } | null = null
  for (const name of names) {
    const far = distance(key, headingKey(name), TYPOS_MAX)
    if (far < (best?.far ?? Infinity)) best = { name, far }
  }
  // A short word has many neighbours.
  return best && best.far * 3 <= key.length ? best.name : null
}
