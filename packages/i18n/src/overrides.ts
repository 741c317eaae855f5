import { messageFaults } from './check-message.ts'
import { LOCALE_CODES, type LocaleCode } from './locales.ts'
import type { Namespace } from './messages.ts'
import { PACKS, type Pack } from './packs.ts'

/** Texts that staff wrote in place of a pack's, by language and then by `namespace.key`. */
export type Overrides = Readonly<Partial<Record<string, Readonly<Record<string, string>>>>>

let current: Overrides = {}
let generations = new Map<LocaleCode, number>()

const isSame = (one: Overrides, other: Overrides, locale: LocaleCode) =>
  JSON.stringify(one[locale] ?? {}) === JSON.stringify(other[locale] ?? {})

/** Replaces the overrides of this process. Texts that are asked for from now on have the new ones. */
export function replaceOverrides(next: Overrides): void {
  if (next === current) return
  const changed = LOCALE_CODES.filter((locale) => !isSame(current, next, locale))
  current = next
  // English stands in for what a language lacks.
  const stale = changed.includes('en') ? LOCALE_CODES : changed
  generations = new Map(generations)
  for (const locale of stale) generations.set(locale, generationOf(locale) + 1)
}

/** Grows each time that texts of the language may have changed. */
export const generationOf = (locale: LocaleCode): number => generations.get(locale) ?? 0

/**
 * A pack with its overrides. One that does not fit the English text of this build is left out: it
 * was written for another build, and would show a placeholder as it is.
 */
export function packWithOverrides(locale: LocaleCode, namespace: Namespace): Pack {
  const own = PACKS[locale][namespace]
  const english: Pack = PACKS.en[namespace]
  const start = `${namespace}.`
  const written: Record<string, string> = {}
  for (const [name, text] of Object.entries(current[locale] ?? {})) {
    const key = name.slice(start.length)
    const source = name.startsWith(start) ? english[key] : undefined
    if (source !== undefined && messageFaults(text, { english: source, locale }).length === 0)
      written[key] = text
  }
  return { ...own, ...written }
}
