import { LOCALES } from '@ironsouq/i18n/locales'
import type { Translate } from '@ironsouq/i18n/messages'
import { runtimeOf } from '@ironsouq/i18n/runtime'
import type { MetaDescriptor } from 'react-router'
import { type JsonLd, siteJsonLd } from './json-ld.ts'
import { joinPath, splitPath } from './locale-path.ts'
import { middlewareNames } from './middleware/registry.ts'
import { openGraph } from './open-graph.ts'
import type { RouteHandle, ShellData } from './shell-data.ts'

type Matches = readonly ({ id: string; loaderData?: unknown; handle?: unknown } | undefined)[]

interface MetaArgs {
  matches: Matches
  location: { pathname: string; search: string }
}

interface PageWords {
  title: string
  description: string
  /** The whole address of a picture that shows what the page is about. */
  image?: string | undefined
  /** `website` unless it says otherwise. */
  type?: 'article' | 'product'
  /** What the page says in schema.org's words. */
  jsonLd?: readonly JsonLd[]
}

/** What the root's loader sent, which is all that is known outside of a component. */
export const shellIn = (matches: Matches): ShellData | undefined =>
  matches.find((match) => match?.id === 'root')?.loaderData as ShellData | undefined

/** The reader's words outside of a component. */
export function wordsOf({ locale, messages }: ShellData): Translate {
  const i18n = runtimeOf(locale, messages)
  return (key, values) => i18n._(key, values)
}

/** A page's query as far as it makes another page: in a fixed order and without empty values. */
function keptQuery(search: string, kept: readonly string[]): string {
  const given = new URLSearchParams(search)
  const query = new URLSearchParams()
  for (const name of kept) {
    const value = given.get(name)
    if (value) query.set(name, value)
  }
  return query.size === 0 ? '' : `?${query}`
}

const handleIn = (matches: Matches) =>
  matches.reduce<RouteHandle>((all, match) => ({ ...all, ...(match?.handle as RouteHandle) }), {})

/**
 * Title and description; and, on pages that run `seo` [AP-16], where this page stands in every
 * language (canonical addresses carry the language in front, the one without it is for whoever has
 * none [AP-5]), Open Graph and JSON-LD.
 */
export function pageMeta(
  { matches, location }: MetaArgs,
  say: (t: Translate) => PageWords,
  kept: readonly string[] = [],
): MetaDescriptor[] {
  const shell = shellIn(matches)
  if (!shell) return []
  const t = wordsOf(shell)
  const { title, description, image, type = 'website', jsonLd = [] } = say(t)
  const brand = t('common.brand')
  const words = [{ title: `${title} · ${brand}` }, { name: 'description', content: description }]
  const { middleware, noindex } = handleIn(matches)
  if (noindex) return [...words, { name: 'robots', content: 'noindex' }]
  if (!middlewareNames(middleware).includes('seo')) return words

  const { page } = splitPath(location.pathname)
  const query = keptQuery(location.search, kept)
  const at = (locale: Parameters<typeof joinPath>[0]) =>
    shell.publicUrl + joinPath(locale, page) + query
  const said = page === '/' ? [...siteJsonLd(shell, brand), ...jsonLd] : jsonLd
  return [
    ...words,
    { tagName: 'link', rel: 'canonical', href: at(shell.locale) },
    ...shell.languages.map(({ code }) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: LOCALES[code].bcp47,
      href: at(code),
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: at(undefined) },
    ...openGraph(shell, { title, description, image, type, url: at(shell.locale), site: brand }),
    ...said.map((each) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...each } })),
  ]
}
