import type { SellerPage } from '@ironsouq/contract/seller-page/seller-page.schema'
import type { JsonLd } from '#kit/page/json-ld.ts'

// oxfmt-ignore
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

const COUNTRY = 'AE'

const clock = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')

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
    openingHoursSpecification: yard.hours.map(({ weekday, from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${DAYS[weekday - 1]}`,
      opens: clock(from),
      closes: clock(to),
    })),
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
