import type { Branch, Holiday } from '@ironsouq/contract/content/branch/branch.schema'
import type { Emirate } from '@ironsouq/contract/machines/device/device.enums'
import { hoursJsonLd } from '#features/machines/yard/parts/hours-json-ld.ts'
import type { JsonLd } from '#kit/page/json-ld.ts'

interface Place {
  /** The page of the branches. */
  url: string
  holidays: readonly Holiday[]
  emirateName: (emirate: Emirate) => string
}

/** The schema.org data of a branch; on holidays it is closed. */
export function branchJsonLd(branch: Branch, { url, holidays, emirateName }: Place): JsonLd {
  const { name, area, street, building, emirate, phone, email, poBox } = branch
  const closed = holidays.filter(({ effect }) => effect === 'closed')
  return {
    '@type': 'LocalBusiness',
    '@id': `${url}#${branch.code}`,
    name,
    url: `${url}?branch=${branch.code}`,
    telephone: phone,
    ...(email && { email }),
    geo: { '@type': 'GeoCoordinates', latitude: branch.latitude, longitude: branch.longitude },
    address: {
      '@type': 'PostalAddress',
      streetAddress: [building, street, area].filter(Boolean).join(', '),
      addressLocality: area,
      addressRegion: emirateName(emirate),
      addressCountry: 'AE',
      ...(poBox && { postOfficeBoxNumber: poBox }),
    },
    openingHoursSpecification: hoursJsonLd(branch.hours),
    ...(closed.length > 0 && {
      specialOpeningHoursSpecification: closed.map(({ firstDay, lastDay }) => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: firstDay,
        validThrough: lastDay,
        opens: '00:00',
        closes: '00:00',
      })),
    }),
  }
}
