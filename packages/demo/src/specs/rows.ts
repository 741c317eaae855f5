import type { SpecKind, Unit } from '@ironsouq/contract/machines/device/device.enums'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { type OptionCode, PLAIN_OPTIONS, SPEC_FIELDS, type SpecCode } from './fields.ts'
import { CATEGORY_FIELDS } from './of-category.ts'
import { fieldNames, optionNames } from './words.ts'

type Names = Record<LocaleCode, string>

interface FieldRow {
  code: SpecCode
  kind: SpecKind
  unit: Unit | null
  min: number | null
  max: number | null
  better: 'more' | 'less' | null
  position: number
  names: Names
  options: { code: OptionCode; names: Names }[]
  /** Of the first level of the tree; without any it is every machine's. */
  categories: { category: string; position: number; facet: boolean }[]
}

const isPlain = (option: OptionCode): option is OptionCode & keyof typeof PLAIN_OPTIONS =>
  option in PLAIN_OPTIONS

function namesOfOption(option: OptionCode): Names {
  if (!isPlain(option)) return optionNames(option)
  const name = PLAIN_OPTIONS[option]
  return Object.fromEntries(LOCALE_CODES.map((locale) => [locale, name])) as Names
}

const categoriesWith = (code: SpecCode) =>
  Object.entries(CATEGORY_FIELDS).flatMap(([category, { facets, others }]) => {
    const position = [...facets, ...others].indexOf(code)
    return position < 0 ? [] : [{ category, position, facet: facets.includes(code) }]
  })

const figuresOf = (code: SpecCode) => {
  const field = SPEC_FIELDS[code]
  if (field.kind !== 'number') return { unit: null, min: null, max: null, better: null }
  const { unit, min, max, better = null } = field
  return { unit, min, max, better }
}

/** The fields as they are kept, in the order in which a sheet lists them. */
export const fieldRows = (): FieldRow[] =>
  (Object.keys(SPEC_FIELDS) as SpecCode[]).map((code, position) => {
    const field = SPEC_FIELDS[code]
    const options: readonly OptionCode[] = field.kind === 'choice' ? field.options : []
    return {
      code,
      kind: field.kind,
      ...figuresOf(code),
      position,
      names: fieldNames(code),
      options: options.map((option) => ({ code: option, names: namesOfOption(option) })),
      categories: categoriesWith(code),
    }
  })
