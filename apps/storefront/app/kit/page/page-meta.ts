import type { Money } from '@ironsouq/contract/money/money/money'
import { LOCALES } from '@ironsouq/i18n/locales'
import type { Translate } from '@ironsouq/i18n/messages'
import { runtimeOf } from '@ironsouq/i18n/runtime'
import type { MetaDescriptor } from 'react-router'
import { joinPath, splitPath } from '#kit/navigation/locale-path.ts'
import { unpackedMessages } from '#kit/text/packed-messages.ts'
import { type JsonLd, siteJsonLd } from './json-ld.ts'
import { middlewareNames } from './middleware-names.ts'
import { type CardImage, openGraph } from './open-graph.ts'
import { pictureUrl } from './picture-url.ts'
import type { RouteHandle, SiteData } from './site-data.ts'

type Matches = readonly ({ id: string; loaderData?: unknown; handle?: unknown } | undefined)[]

interface MetaArgs {
  matches: Matches
  location: { pathname: string }
}

export interface PageWords {
  title: string
  description: string
  /** A picture of the page's subject, in card format. */
  image?: CardImage | undefined
  /** `website` by default. */
  type?: 'article' | 'product'
  /** The price of the subject of the page. */
  price?: Money | undefined
  /** Structured data of the page. */
  jsonLd?: readonly JsonLd[]
  /** The canonical page, with its query and without a language; default: its own path. */
  canonical?: string | undefined
  /** noindex, follow. */
  unlisted?: boolean | undefined
}

/** Absolute URLs for metadata. */
export interface Place {
  /** The absolute URL of a page in the current language. */
  url: (page: string) => string
  /** The absolute URL of a key of the object store. */
  picture: (key: string) => string
}

/** The data of the root loader, for code outside of components. */
export const siteDataIn = (matches: Matches): SiteData | undefined =>
  matches.find((match) => match?.id === 'root')?.loaderData as SiteData | undefined

/** The translations for code outside of components. */
export function wordsOf({ locale, messages }: SiteData): Translate {
  const i18n = runtimeOf(locale, unpackedMessages(messages))
  return (key, values) => i18n._(key, values)
}

const handleIn = (matches: Matches) =>
  matches.reduce<RouteHandle>((all, match) => ({ ...all, ...(match?.handle as RouteHandle) }), {})

/**
 * Title and description; and, on pages that run `seo` [AP-16], canonical and alternate URLs
 * (canonical URLs have a language prefix; x-default has none [AP-5]), Open Graph and JSON-LD.
 */
export function pageMeta(
  { matches, location }: MetaArgs,
  say: (t: Translate, place: Place) => PageWords,
): MetaDescriptor[] {
  const shell = siteDataIn(matches)
  if (!shell) return []
  const t = wordsOf(shell)
  const place: Place = {
    url: (page) => shell.publicUrl + joinPath(shell.locale, page),
    picture: (key) => pictureUrl(key, shell.objectsUrl),
  }
  const { title, description, image, price, type = 'website', ...others } = say(t, place)
  const brand = t('common.brand')
  const words = [{ title: `${title} · ${brand}` }, { name: 'description', content: description }]
  const { middleware, noindex } = handleIn(matches)
  if (noindex) return [...words, { name: 'robots', content: 'noindex' }]
  if (!middlewareNames(middleware).includes('seo')) return words

  const { page } = splitPath(location.pathname)
  const standing = others.canonical ?? page
  const at = (locale: Parameters<typeof joinPath>[0]) =>
    shell.publicUrl + joinPath(locale, standing)
  const jsonLd = [...(page === '/' ? siteJsonLd(shell, brand) : []), ...(others.jsonLd ?? [])]
  return [
    ...words,
    ...(others.unlisted ? [{ name: 'robots', content: 'noindex, follow' }] : []),
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
