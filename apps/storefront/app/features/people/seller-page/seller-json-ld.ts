import type { SellerPage } from '@ironsouq/contract/people/seller-page/seller-page.schema'
import { hoursJsonLd } from '#features/machines/yard/parts/hours-json-ld.ts'
import type { JsonLd } from '#kit/page/json-ld.ts'

const COUNTRY = 'AE'

type SellerYard = SellerPage['yards'][number]

const placeOf = (yard: SellerYard, regionOf: (yard: SellerYard) => string): JsonLd => ({
  '@type': 'Place',
  name: yard.name,
  ...(yard.phone && { telephone: yard.phone }),
  geo: { '@type': 'GeoCoordinates', latitude: yard.latitude, longitude: yard.longitude },
  address: {
    '@type': 'PostalAddress',
    ...(yard.address && { streetAddress: yard.address }),
    addressLocality: yard.name,
    addressRegion: regionOf(yard),
    addressCountry: COUNTRY,
  },
  ...(yard.hours.length > 0 && {
    openingHoursSpecification: hoursJsonLd(yard.hours),
  }),
})

/** The schema.org data of a seller: who they are, and where and when their machines can be seen. */
export const sellerJsonLd = (
  page: SellerPage,
  { url, regionOf }: { url: string; regionOf: (yard: SellerYard) => string },
): JsonLd => ({
  '@type': 'Organization',
  '@id': `${url}#seller`,
  name: page.name,
  url,
  ...(page.yards.length > 0 && { location: page.yards.map((yard) => placeOf(yard, regionOf)) }),
})
