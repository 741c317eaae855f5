import type { Device } from '@ironsouq/contract/machines/device/device.schema'
import { describe, expect, it } from 'vitest'
import { productJsonLd } from './product-json-ld.ts'

const spec = { kind: 'number', valueName: null, better: null }
const machine = {
  title: 'Caterpillar 320 crawler excavator',
  description: 'One owner from new.',
  brandName: 'Caterpillar',
  model: '320',
  stockNo: 'IS-1001',
  categoryPath: [{ name: 'Excavators' }, { name: 'Crawler excavators' }],
  yearMade: 2018,
  madeOn: null,
  workHours: 7400,
  mileageKm: null,
  state: 'listed',
  price: { amount: '209000.00', currency: 'AED' },
  transport: { weightKg: 22_000, lengthMm: 9600, widthMm: 3200, heightMm: 3100 },
  pictures: [{ src: 'device/1/1280.webp' }, { src: 'device/2/1280.webp' }],
  specs: [
    { ...spec, code: 'power', name: 'Engine power', unit: 'kW', value: 119 },
    { ...spec, code: 'output', name: 'Output', unit: 'tph', value: 200 },
    { ...spec, code: 'boomType', name: 'Boom', unit: null, value: 'mono', valueName: 'One piece' },
  ],
  seller: { name: 'Seven Dunes Plant' },
} as unknown as Device

const productOf = (changes: Partial<Device> = {}) =>
  productJsonLd(
    { ...machine, ...changes },
    {
      url: 'https://shop.example/en/device-detail/1',
      picture: (src) => `https://objects.example/${src}`,
      hoursName: 'Hours',
      mileageName: 'Mileage',
    },
  )

describe('a machine in schema.org’s words', () => {
  it('has all that a search engine needs to show it', () => {
    expect(productOf()).toMatchObject({
      '@type': 'Product',
      name: machine.title,
      description: machine.description,
      image: [
        'https://objects.example/device/1/1280.webp',
        'https://objects.example/device/2/1280.webp',
      ],
      brand: { '@type': 'Brand', name: 'Caterpillar' },
      model: '320',
      sku: 'IS-1001',
      category: 'Excavators > Crawler excavators',
      productionDate: '2018',
      itemCondition: 'https://schema.org/UsedCondition',
      weight: { value: 22_000, unitCode: 'KGM' },
      offers: {
        '@type': 'Offer',
        url: 'https://shop.example/en/device-detail/1',
        price: '209000.00',
        priceCurrency: 'AED',
        availability: 'https://schema.org/InStock',
        seller: { '@type': 'Organization', name: 'Seven Dunes Plant' },
        areaServed: { '@type': 'Country', name: 'AE' },
      },
    })
  })

  it('says measures with their units, and choices by their names', () => {
    expect(productOf()['additionalProperty']).toEqual([
      { '@type': 'PropertyValue', name: 'Hours', value: 7400, unitCode: 'HUR' },
      { '@type': 'PropertyValue', name: 'Engine power', value: 119, unitCode: 'KWT' },
      { '@type': 'PropertyValue', name: 'Output', value: 200, unitText: 'tph' },
      { '@type': 'PropertyValue', name: 'Boom', value: 'One piece' },
    ])
  })

  it.each([
    ['reserved', 'LimitedAvailability'],
    ['sold', 'SoldOut'],
  ] as const)('is %s as %s', (state, availability) => {
    expect(productOf({ state })['offers']).toMatchObject({
      availability: `https://schema.org/${availability}`,
    })
  })

  it('names no price that is not asked, and no picture that is not there', () => {
    expect(productOf({ price: null })['offers']).not.toHaveProperty('price')
    expect(productOf({ price: null })['offers']).not.toHaveProperty('priceCurrency')
    expect(productOf({ pictures: [] })).not.toHaveProperty('image')
    expect(productOf({ madeOn: '2018-03-01' })['productionDate']).toBe('2018-03-01')
  })
})
