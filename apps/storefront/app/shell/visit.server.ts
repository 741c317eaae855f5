import { messagesOf } from '@ironsouq/i18n/load'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import type { Namespace } from '@ironsouq/i18n/messages'
import { createContext, data, type RouterContextProvider } from 'react-router'
import { apiFor, type PageCall } from './api.server.ts'
import { type Languages, languagesOf, readersChoice } from './languages.server.ts'
import { splitPath } from './locale-path.ts'
import type { ShellData } from './shell-data.ts'
import type { Surroundings } from './surroundings.ts'

export interface Visit extends Surroundings {
  locale: LocaleCode
  /** The language in front of the address. */
  prefix: LocaleCode | undefined
  languages: Languages
  namespaces: readonly Namespace[]
  /** The API in the reader's language; a refusal becomes the page's status. */
  call: PageCall
}

export const visitContext = createContext<Visit>()

interface Asked {
  pathname: string
  cookies: string
  namespaces: readonly Namespace[]
}

/** The prefix of the address wins; without one, the cookie or the installation decides [AP-5]. */
export async function beginVisit(
  surroundings: Surroundings,
  { pathname, cookies, namespaces }: Asked,
): Promise<Visit> {
  const { locale: prefix } = splitPath(pathname)
  const languages = await languagesOf(surroundings)
  const locale = prefix ?? readersChoice(cookies, languages)
  const call = apiFor(surroundings, locale)
  return { ...surroundings, locale, prefix, languages, namespaces, call }
}

/** The visit a page's loader works for. An unknown language in front is no page of ours. */
export function visitOf(
  context: Readonly<RouterContextProvider>,
  params: { locale?: string | undefined },
): Visit {
  const visit = context.get(visitContext)
  if (params.locale !== visit.prefix) throw data(null, { status: 404 })
  return visit
}

/** What the page is sent beside its own data. */
export function shellDataOf({ locale, prefix, languages, namespaces, settings }: Visit): ShellData {
  return {
    locale,
    prefix,
    languages: languages.offered,
    messages: messagesOf(locale, ['common', ...namespaces]),
    objectsUrl: settings.objectsUrl,
    publicUrl: settings.publicUrl,
    year: new Date().getUTCFullYear(),
  }
}
