import { languageEndpoints } from '@ironsouq/contract/language/language.endpoints'
import { DEFAULT_LOCALE, isLocaleCode, LOCALE_CODES, LOCALES } from '@ironsouq/i18n/locales'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { clientFor } from './api.server.ts'
import type { OfferedLanguage } from './shell-data.ts'
import type { Surroundings } from './surroundings.ts'

export interface Languages {
  /** The installation's own, for a reader who chose none. */
  first: LocaleCode
  /** Hidden ones are not among them [AP-2]. */
  offered: readonly OfferedLanguage[]
}

/** How long a list may be used before it is asked for again. */
const FRESH_MS = 5000

const EVERY_LANGUAGE: Languages = {
  first: DEFAULT_LOCALE,
  offered: LOCALE_CODES.map((code) => ({ code, name: LOCALES[code].name })),
}

let known: { languages: Languages; until: number } | undefined

/** The server's list [AP-2]. While the API is away the last one is used, or all ten. */
export async function languagesOf(surroundings: Surroundings): Promise<Languages> {
  if (known && known.until > Date.now()) return known.languages
  const languages = await ask(surroundings).catch(() => known?.languages ?? EVERY_LANGUAGE)
  known = { languages, until: Date.now() + FRESH_MS }
  return languages
}

async function ask(surroundings: Surroundings): Promise<Languages> {
  const { language, langItemList } = await clientFor(surroundings)(languageEndpoints.default)
  return {
    first: isLocaleCode(language) ? language : DEFAULT_LOCALE,
    offered: langItemList.flatMap(({ language: code, name, hide }) =>
      isLocaleCode(code) && !hide ? [{ code, name }] : [],
    ),
  }
}

/** The `lang` cookie if it names a language that is offered, else the installation's [AP-5]. */
export function readersChoice(cookies: string, { first, offered }: Languages): LocaleCode {
  const saved = /(?:^|;\s*)lang=([^;]*)/.exec(cookies)?.[1]?.trim()
  return offered.find(({ code }) => code === saved)?.code ?? first
}
