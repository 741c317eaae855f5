import type { Money } from '@ironsouq/contract/money'
import { LOCALES } from '@ironsouq/i18n/locales'
import type { Translate } from '@ironsouq/i18n/messages'
import { runtimeOf } from '@ironsouq/i18n/runtime'
import type { MetaDescriptor } from 'react-router'
import { type JsonLd, siteJsonLd } from './json-ld.ts'
import { joinPath, splitPath } from './locale-path.ts'
import { middlewareNames } from './middleware/registry.ts'
import { type CardImage, openGraph } from './open-graph.ts'
import { pictureUrl } from './picture-url.ts'
import type { RouteHandle, ShellData } from './shell-data.ts'

type Matches = readonly ({ id: string; loaderData?: unknown; handle?: unknown } | undefined)[]

interface MetaArgs {
  matches: Matches
  location: { pathname: string }
}

export interface PageWords {
  title: string
  description: string
  /** A picture that shows what the page is about, cut for a card. */
  image?: CardImage | undefined
  /** `website` unless it says otherwise. */
  type?: 'article' | 'product'
  /** What is asked for what the page is about. */
  price?: Money | undefined
  /** What the page says in schema.org's words. */
  jsonLd?: readonly JsonLd[]
  /** The page it is a view of, with its query and without a language; else its own path. */
  canonical?: string | undefined
  /** Its links may be followed, but it is not to be listed. */
  unlisted?: boolean | undefined
}

/** Where things are, for what a page says of itself. */
export interface Place {
  /** The whole address of a page in the reader's language. */
  url: (page: string) => string
  /** The whole address of a key of the object store. */
  picture: (key: string) => string
}

/** What the root's loader sent, which is all that is known outside of a component. */
export const shellIn = (matches: Matches): ShellData | undefined =>
  matches.find((match) => match?.id === 'root')?.loaderData as ShellData | undefined

/** The reader's words outside of a component. */
export function wordsOf({ locale, messages }: ShellData): Translate {
  const i18n = runtimeOf(locale, messages)
  return (key, values) => i18n._(key, values)
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
  say: (t: Translate, place: Place) => PageWords,
): MetaDescriptor[] {
  const shell = shellIn(matches)
  if (!shell) return []
  const t = wordsOf(shell)
  const place: Place = {
    url: (page) => shell.publicUrl + joinPath(shell.locale, page),
    picture: (key) => pictureUrl(key, shell.objectsUrl),
  }
  const { title, description, image, price, type = 'website', ...said } = say(t, place)
  const brand = t('common.brand')
  const words = [{ title: `${title} · ${brand}` }, { name: 'description', content: description }]
  const { middleware, noindex } = handleIn(matches)
  if (noindex) return [...words, { name: 'robots', content: 'noindex' }]
  if (!middlewareNames(middleware).includes('seo')) return words

  const { page } = splitPath(location.pathname)
  const standing = said.canonical ?? page
  const at = (locale: Parameters<typeof joinPath>[0]) =>
    shell.publicUrl + joinPath(locale, standing)
  const jsonLd = [...(page === '/' ? siteJsonLd(shell, brand) : []), ...(said.jsonLd ?? [])]
  return [
    ...words,
    ...(said.unlisted ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    { tagName: 'link', rel: 'canonical', href: at(shell.locale) },
    ...shell.languages.map(({ code }) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: LOCALES[code].bcp47,
      href: at(code),
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: at(undefined) },
    ...openGraph(shell, {
      title,
      description,
      image,
      price,
      type,
      url: at(shell.locale),
      site: brand,
    }),
    ...jsonLd.map((each) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...each } })),
  ]
}
