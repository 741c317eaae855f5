import {
  OPTION_CODE_MAX,
  OPTION_VALUES_MAX,
  OPTIONS_MAX,
  SKUS_MAX,
} from '@ironsouq/contract/mall/product-admin/product-admin.limits'
import type { ProductOption, VariantValues } from '@ironsouq/contract/mall/product/product.enums'
import type { RowFaultKind } from '@ironsouq/contract/platform/import/import.limits'
import type { RowFault } from '@ironsouq/contract/platform/import/import.schema'
import { headingKey } from '#features/machines/device-import/device-import.headings.rules.ts'

/** What a row states of one option. Without a name it is the option at the same place as in the rows before. */
export interface StatedOption {
  name: string
  value: string
}

interface Named {
  code: string
  texts: Readonly<Record<string, string>>
}

const isCalled = ({ code, texts }: Named, word: string) =>
  [code, ...Object.values(texts)].some((name) => headingKey(name) === headingKey(word))

/** Each stated value with the option that it is of; null when they are not one for each option. */
function paired<T extends Named>(options: readonly T[], stated: readonly StatedOption[]) {
  if (options.length !== stated.length) return null
  const pairs = stated.flatMap(({ name, value }, at) => {
    const option = name === '' ? options[at] : options.find((each) => isCalled(each, name))
    return option ? [{ option, value }] : []
  })
  return new Set(pairs.map(({ option }) => option)).size === options.length ? pairs : null
}

/** Whether a row names the options that a product has, in any language. */
export const isOfOptions = (
  options: readonly ProductOption[],
  stated: readonly StatedOption[],
): boolean => paired(options, stated) !== null

/** The values of a variant if its product has them all already. */
export function valuesStated(
  options: readonly ProductOption[],
  stated: readonly StatedOption[],
): VariantValues | null {
  const found = paired(options, stated)?.flatMap(({ option, value }) => {
    const known = option.values.find((each) => isCalled(each, value))
    return known ? [[option.code, known.code] as const] : []
  })
  return found?.length === options.length ? Object.fromEntries(found) : null
}

/** How two rows state the same variant, whatever their letters. */
export const variantKey = (stated: readonly StatedOption[]): string =>
  JSON.stringify(stated.map(({ value }) => headingKey(value)))

/** A code of Latin letters where the word has some, else its number among the others. */
function codeFor(word: string, others: readonly Named[]): string {
  const latin = word
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, OPTION_CODE_MAX - 4)
  const isTaken = (code: string) => others.some((each) => each.code === code)
  if (latin !== '' && !isTaken(latin)) return latin
  for (let n = others.length + 1; ; n += 1) {
    const code = latin === '' ? String(n) : `${latin}-${n}`
    if (!isTaken(code)) return code
  }
}

const textsOf = (word: string, locale: string) => ({ en: word, [locale]: word })

interface Writable extends Named {
  values: Named[]
}

/** The options that the first row which names them states. */
function firstNamed(rows: readonly VariantRow[], locale: string): Writable[] {
  const named = rows.find(
    ({ stated = [] }) => stated.length > 0 && stated.every(({ name }) => name !== ''),
  )
  const options: Writable[] = []
  for (const { name } of named?.stated ?? [])
    options.push({ code: codeFor(name, options), texts: textsOf(name, locale), values: [] })
  return options
}

export interface VariantRow {
  code: string
  /** What its product has of it; null when it is new. */
  values: VariantValues | null
  stated: readonly StatedOption[] | undefined
}

/** Why a row is not saved. */
export interface RowRefusal {
  fault: RowFaultKind
  values: RowFault['values']
}

export const TOO_MANY: RowRefusal = {
  fault: 'tooManyVariants',
  values: { variants: SKUS_MAX, values: OPTION_VALUES_MAX },
}

interface Options {
  options: ProductOption[]
  /** By the codes of the variants. */
  values: ReadonlyMap<string, VariantValues>
  /** What is wrong with rows, by their codes: other options, too many values, or the values of another variant. */
  wrong: ReadonlyMap<string, RowRefusal>
}

/** The options of a product with what its rows bring, and the values of each variant that fits them. */
export function optionsWith(
  before: readonly ProductOption[],
  rows: readonly VariantRow[],
  locale: string,
): Options {
  const options: Writable[] =
    before.length > 0
      ? before.map((option) => ({ ...option, values: [...option.values] }))
      : firstNamed(rows, locale).slice(0, OPTIONS_MAX)
  const values = new Map<string, VariantValues>()
  const wrong = new Map<string, RowRefusal>()
  for (const row of rows) {
    const pairs = row.stated && paired(options, row.stated)
    const own = Object.entries(row.values ?? {})
    if (!pairs && (row.stated || own.length !== options.length)) {
      wrong.set(row.code, { fault: 'otherOptions', values: {} })
      continue
    }
    for (const { option, value } of pairs ?? []) {
      if (option.values.some((each) => isCalled(each, value))) continue
      const code = codeFor(value, option.values)
      option.values.push({ code, texts: textsOf(value, locale) })
      if (option.values.length > OPTION_VALUES_MAX) wrong.set(row.code, TOO_MANY)
    }
    const stated = row.stated && valuesStated(options, row.stated)
    values.set(row.code, stated ?? Object.fromEntries(own))
  }
  const placeOf = (code: string) =>
    JSON.stringify(options.map((each) => values.get(code)?.[each.code]))
  const taken = new Map<string, string>()
  // What the store has keeps its place; of two rows the later one is at fault.
  for (const { code } of rows.toSorted(
    (a, b) => Number(a.values === null) - Number(b.values === null),
  )) {
    if (!values.has(code)) continue
    const other = taken.get(placeOf(code))
    if (other === undefined) taken.set(placeOf(code), code)
    else wrong.set(code, { fault: 'sameVariant', values: { code: other } })
  }
  return { options, values, wrong }
}
