import type { Money } from '@ironsouq/contract/money'
import { LOCALES, type LocaleCode } from '@ironsouq/i18n/locales'
import type { MetaDescriptor } from 'react-router'
import type { ShellData } from './shell-data.ts'

export interface CardImage {
  /** The whole address. */
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

/** What the image job cuts for cards; every picture has one beside its widths. */
const CARD = { file: 'og.jpg', type: 'image/jpeg', width: 1200, height: 630 }

/** The card of a picture that the image job made, by the name it has in lists. */
export const cardPicture = (src: string): string | undefined =>
  /\/\d+\.webp$/.test(src) ? src.replace(/[^/]+$/, CARD.file) : undefined

/** Language and territory, as Open Graph writes them: `ar_AE`. */
function territory(code: LocaleCode): string {
  const { language, region } = new Intl.Locale(LOCALES[code].bcp47).maximize()
  return `${language}_${region}`
}

type Said = [name: string, content: string][]

const imageSaid = ({ url, alt }: CardImage): Said => [
  ['og:image', url],
  ['og:image:type', CARD.type],
  ['og:image:width', String(CARD.width)],
  ['og:image:height', String(CARD.height)],
  ['og:image:alt', alt],
]

const priceSaid = ({ amount, currency }: Money): Said => [
  ['product:price:amount', amount],
  ['product:price:currency', currency],
]

/** What a page looks like where its address is passed on. */
export function openGraph(
  { locale, languages }: ShellData,
  { title, description, type, url, site, image, price }: Card,
): MetaDescriptor[] {
  const others = languages.filter(({ code }) => code !== locale)
  const properties: Said = [
    ['og:title', title],
    ['og:description', description],
    ['og:type', type],
    ['og:url', url],
    ['og:site_name', site],
    ...(image ? imageSaid(image) : []),
    ['og:locale', territory(locale)],
    ...others.map(({ code }): Said[number] => ['og:locale:alternate', territory(code)]),
    ...(price ? priceSaid(price) : []),
  ]
  const names: Said = [
    ['twitter:card', image ? 'summary_large_image' : 'summary'],
    ['twitter:title', title],
    ['twitter:description', description],
    ...(image
      ? ([
          ['twitter:image', image.url],
          ['twitter:image:alt', image.alt],
        ] satisfies Said)
      : []),
  ]
  return [
    ...properties.map(([property, content]) => ({ property, content })),
    ...names.map(([name, content]) => ({ name, content })),
  ]
}
