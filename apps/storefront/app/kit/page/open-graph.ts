import type { Money } from '@ironsouq/contract/money/money/money'
import { LOCALES, type LocaleCode } from '@ironsouq/i18n/locales'
import type { MetaDescriptor } from 'react-router'
import type { SiteData } from './site-data.ts'

export interface CardImage {
  /** The absolute URL. */
  url: string
  alt: string
}

interface Card {
  title: string
  description: string
  type: string
  url: string
  site: string
  image: CardImage | undefined
  price: Money | undefined
}

/** The card variant that the image job makes of every picture. */
const CARD = { file: 'og.jpg', type: 'image/jpeg', width: 1200, height: 630 }

/** The card variant of a picture, derived from its `src`. */
export const cardPicture = (src: string): string | undefined =>
  /\/\d+\.webp$/.test(src) ? src.replace(/[^/]+$/, CARD.file) : undefined

/** Language and territory in the Open Graph format: `ar_AE`. */
function territory(code: LocaleCode): string {
  const { language, region } = new Intl.Locale(LOCALES[code].bcp47).maximize()
  return `${language}_${region}`
}

type MetaPairs = [name: string, content: string][]

const imageMeta = ({ url, alt }: CardImage): MetaPairs => [
  ['og:image', url],
  ['og:image:type', CARD.type],
  ['og:image:width', String(CARD.width)],
  ['og:image:height', String(CARD.height)],
  ['og:image:alt', alt],
]

const priceMeta = ({ amount, currency }: Money): MetaPairs => [
  ['product:price:amount', amount],
  ['product:price:currency', currency],
]

/** The Open Graph tags: how a shared link is shown. */
export function openGraph(
  { locale, languages }: SiteData,
  { title, description, type, url, site, image, price }: Card,
): MetaDescriptor[] {
  const others = languages.filter(({ code }) => code !== locale)
  const properties: MetaPairs = [
    ['og:title', title],
    ['og:description', description],
    ['og:type', type],
    ['og:url', url],
    ['og:site_name', site],
    ...(image ? imageMeta(image) : []),
    ['og:locale', territory(locale)],
    ...others.map(({ code }): MetaPairs[number] => ['og:locale:alternate', territory(code)]),
    ...(price ? priceMeta(price) : []),
  ]
  const names: MetaPairs = [
    ['twitter:card', image ? 'summary_large_image' : 'summary'],
    ['twitter:title', title],
    ['twitter:description', description],
    ...(image
      ? ([
          ['twitter:image', image.url],
          ['twitter:image:alt', image.alt],
        ] satisfies MetaPairs)
      : []),
  ]
  return [
    ...properties.map(([property, content]) => ({ property, content })),
    ...names.map(([name, content]) => ({ name, content })),
  ]
}
