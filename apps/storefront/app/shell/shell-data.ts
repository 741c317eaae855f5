import type { LocaleCode } from '@ironsouq/i18n/locales'
import type { Compiled, Namespace } from '@ironsouq/i18n/messages'
import { useRouteLoaderData } from 'react-router'

/** A language that may be offered [AP-2], under the name the server gives it. */
export interface OfferedLanguage {
  code: LocaleCode
  name: string
}

/** What every page knows: its language, the languages beside it, and where things are. */
export interface ShellData {
  locale: LocaleCode
  /** The language of the address; without one the cookie decided [AP-5]. */
  prefix: LocaleCode | undefined
  languages: readonly OfferedLanguage[]
  messages: Compiled
  objectsUrl: string
  publicUrl: string
  year: number
}

/** What a route may say of itself. */
export interface RouteHandle {
  /** The namespaces its page needs beside `common`; the page is sent no others. */
  messages?: readonly Namespace[]
}

/** Absent only when the root itself failed. */
export const useShellData = (): ShellData | undefined => useRouteLoaderData<ShellData>('root')

export function useShell(): ShellData {
  const shell = useShellData()
  if (!shell) throw new Error('a component of the page was drawn outside of it')
  return shell
}
