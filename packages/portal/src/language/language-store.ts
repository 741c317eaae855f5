import { isTheme, LANG_COOKIE, type Theme, THEME_COOKIE } from '@ironsouq/contract/reader-cookies'
import { knownLocale, LOCALES, type LocaleCode } from '@ironsouq/i18n/locales'
import type { Compiled } from '@ironsouq/i18n/messages'
import { runtimeOf } from '@ironsouq/i18n/runtime'
import type { I18n } from '@lingui/core'
import { useSyncExternalStore } from 'react'

interface Language {
  locale: LocaleCode
  i18n: I18n
}

const YEAR_SECONDS = 31_536_000
const listeners = new Set<() => void>()
let current: Language | undefined

const remember = (name: string, value: string) => {
  document.cookie = `${name}=${value}; Max-Age=${YEAR_SECONDS}; Path=/; SameSite=Lax`
}

async function textsOf(locale: LocaleCode): Promise<Compiled> {
  const answer = await fetch(`/texts/${locale}.json`)
  if (!answer.ok) throw new Error(`the texts of ${locale} were answered with ${answer.status}`)
  return (await answer.json()) as Compiled
}

function show(language: Language) {
  current = language
  const { bcp47, dir } = LOCALES[language.locale]
  Object.assign(document.documentElement, { lang: bcp47, dir })
  for (const tell of listeners) tell()
}

async function load(locale: LocaleCode) {
  show({ locale, i18n: runtimeOf(locale, await textsOf(locale)) })
}

/** The language that the server wrote into the first tag of the page. */
const pageLocale = () => knownLocale(document.documentElement.dataset['locale'])

/** Loads the texts of the page's language. */
export async function startLanguage(): Promise<void> {
  if (!current) await load(pageLocale())
}

/** Shows the same screen in another language; what was typed stays. */
export async function changeLanguage(locale: LocaleCode): Promise<void> {
  if (current?.locale === locale) return
  await load(locale)
  remember(LANG_COOKIE, locale)
}

/** The language now, for a call outside of a component. The first screen asks for its data before the texts are there. */
export const currentLocale = (): LocaleCode => current?.locale ?? pageLocale()

const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

/** The language of the page; undefined until its texts are loaded. */
export const useLanguage = (): Language | undefined =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  )

/** What the person chose; the operating system decides otherwise. */
export function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return isTheme(theme) ? theme : 'system'
}

export function changeTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset['theme']
  else dataset['theme'] = theme
  remember(THEME_COOKIE, theme)
}
