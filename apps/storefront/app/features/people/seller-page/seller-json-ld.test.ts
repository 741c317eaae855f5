import type { SellerPage } from '@ironsouq/contract/people/seller-page/seller-page.schema'
import { expect, it } from 'vitest'
import { sellerJsonLd } from './seller-json-ld.ts'

const YARD: SellerPage['yards'][number] = {
  code: 'al-sajaa',
  name: 'Al Sajaa',
  emirate: 'sharjah',
  freeZone: false,
  latitude: 25.33,
  longitude: 55.65,
  address: 'Street 14, Gate 2',
  phone: '+97165550141',
  whatsapp: null,
  timeZone: 'Asia/Dubai',
  hours: [{ weekday: 5, from: 480, to: 690 }],
  takesViewings: true,
  count: 3,
}

const seller = (yards: SellerPage['yards']) =>
  sellerJsonLd({ name: 'Seven Dunes Plant', yards } as SellerPage, {
    url: 'https://shop.example/en/sellers/seven-dunes',
    regionOf: ({ emirate }) => emirate,
  })

it('names the yards of a seller with address, telephone and hours', () => {
  expect(seller([YARD])).toMatchObject({
    '@type': 'Organization',
    name: 'Seven Dunes Plant',
    location: [
      {
        telephone: '+97165550141',
        address: { streetAddress: 'Street 14, Gate 2', addressRegion: 'sharjah' },
        openingHoursSpecification: [
          { dayOfWeek: 'https://schema.org/Friday', opens: '08:00', closes: '11:30' },
        ],
      },
    ],
  })
})

it('leaves out what is not recorded', () => {
  const [place] = seller([{ ...YARD, phone: null, address: null, hours: [] }])[
    'location'
  ] as object[]
  expect(place).not.toHaveProperty('telephone')
  expect(place).not.toHaveProperty('openingHoursSpecification')
  expect(seller([])).not.toHaveProperty('location')
})
