import { messageFaults, placeholdersOf } from '@ironsouq/i18n/check-message'
import { compilePack } from '@ironsouq/i18n/compile'
import { LOCALES, type LocaleCode } from '@ironsouq/i18n/locales'
import type { Values } from '@ironsouq/i18n/messages'
import { runtimeOf } from '@ironsouq/i18n/runtime'

/** Numbers among which every language finds one for each of its forms. */
const NUMBERS = [0, 1, 2, 3, 5, 11, 21, 100, 412, 1_000_000]

export interface Sample {
  /** The value that differs between the samples, in words. */
  name: string
  values: Values
}

/** One number of each form, and zero, which many texts write in another way. */
function numbersFor(locale: LocaleCode, kind: string): number[] {
  const type = kind === 'selectordinal' ? 'ordinal' : 'cardinal'
  const rules = new Intl.PluralRules(LOCALES[locale].intl, { type })
  const seen = new Set<string>()
  return NUMBERS.filter((number) => {
    const form = rules.select(number)
    const isNew = !seen.has(form)
    seen.add(form)
    return isNew || number === 412
  })
}

/** Values for the placeholders of a text: one sample for each form of its first choice. */
export function samplesOf(english: string, locale: LocaleCode): Sample[] {
  const placeholders = placeholdersOf(english)
  const usual: Values = {}
  for (const { name, kind, forms } of placeholders)
    usual[name] ??= kind === '' ? name : kind === 'select' ? (forms[0] ?? 'other') : 412
  const choice = placeholders.find(({ forms }) => forms.length > 0)
  if (!choice) return placeholders.length > 0 ? [{ name: '', values: usual }] : []
  const { name, kind, forms } = choice
  const values = kind === 'select' ? forms : numbersFor(locale, kind)
  return values.map((value) => ({
    name: `${name} = ${value}`,
    values: { ...usual, [name]: value },
  }))
}

/** The text as a reader sees it; undefined when it has faults. */
export function shownText(
  text: string,
  { english, locale }: { english: string; locale: LocaleCode },
  values: Values,
): string | undefined {
  if (messageFaults(text, { english, locale }).length > 0) return undefined
  return runtimeOf(locale, compilePack('text', { shown: text }, {}))._('text.shown', values)
}
