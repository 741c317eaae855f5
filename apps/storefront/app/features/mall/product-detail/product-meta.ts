import type { Product } from '@ironsouq/contract/mall/product-detail/product-detail.endpoints'
import type { ProductCondition } from '@ironsouq/contract/mall/product/product.enums'
import { REVIEWS_FOR_ENGINES } from '@ironsouq/contract/mall/review/review.limits'
import type { Translate } from '@ironsouq/i18n/messages'
import { productListPath } from '#features/mall/product/parts/product-list-path.ts'
import { productPath } from '#features/mall/product/parts/product-path.ts'
import type { Reviews } from '#features/mall/review/parts/product-reviews.tsx'
import { breadcrumbJsonLd, type JsonLd } from '#kit/page/json-ld.ts'
import { cardPicture } from '#kit/page/open-graph.ts'
import type { PageWords, Place } from '#kit/page/page-meta.ts'

const CONDITION: Record<ProductCondition, string> = {
  new: 'https://schema.org/NewCondition',
  reconditioned: 'https://schema.org/RefurbishedCondition',
  used: 'https://schema.org/UsedCondition',
}
/** The longest description that a search engine shows. */
const SHOWN = 160

interface Shown {
  product: Product
  reviews: Reviews | null
}

/** The rating and the first reviews, as the page shows them; nothing without one, as none is invented. */
function ratingJsonLd(reviews: Reviews | null) {
  if (!reviews || reviews.summary.count === 0) return {}
  const { summary, records } = reviews
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: summary.average,
      reviewCount: summary.count,
    },
    review: records
      .filter(({ isHidden, author }) => !isHidden && author !== null)
      .slice(0, REVIEWS_FOR_ENGINES)
      .map(({ author, stars, text, createdAt }) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: author },
        datePublished: createdAt.slice(0, 10),
        reviewBody: text,
        reviewRating: { '@type': 'Rating', ratingValue: stars },
      })),
  }
}

/** The schema.org data of a product; it states only what the page shows. */
function productJsonLd({ product, reviews }: Shown, { url, picture }: Place): JsonLd {
  const { productId, name, summary, brand, partNo, lowest, highest, variants } = product
  const page = url(productPath(productId))
  const isOnSale = product.standing === 'onSale' && product.store.state === 'open'
  return {
    '@type': 'Product',
    '@id': `${page}#product`,
    name,
    ...(product.pictures.length > 0 && { image: product.pictures.map(({ src }) => picture(src)) }),
    ...(summary !== '' && { description: summary }),
    ...(brand !== null && { brand: { '@type': 'Brand', name: brand } }),
    ...(partNo !== null && { mpn: partNo }),
    category: product.categoryPath.map(({ name: each }) => each).join(' > '),
    itemCondition: CONDITION[product.condition],
    ...ratingJsonLd(reviews),
    offers: {
      '@type': 'AggregateOffer',
      url: page,
      offerCount: variants.length,
      lowPrice: lowest.amount,
      highPrice: highest.amount,
      priceCurrency: lowest.currency,
      availability: isOnSale ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
      seller: { '@type': 'Organization', name: product.store.name },
    },
  }
}

export function productMeta(t: Translate, place: Place, shown: Shown): PageWords {
  const { product } = shown
  const { name, summary, productId, pictures, categoryPath, lowest } = product
  const cover = pictures[0]
  const card = cover ? cardPicture(cover.src) : undefined
  return {
    title: name,
    description: summary.slice(0, SHOWN) || t('mall.description'),
    type: 'product',
    image: card ? { url: place.picture(card), alt: name } : undefined,
    price: lowest,
    jsonLd: [
      productJsonLd(shown, place),
      breadcrumbJsonLd([
        { name: t('mall.title'), url: place.url('/mall') },
        ...categoryPath.map(({ code, name: category }) => ({
          name: category,
          url: place.url(productListPath({ category: code })),
        })),
        { name, url: place.url(productPath(productId)) },
      ]),
    ],
  }
}
