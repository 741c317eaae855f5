import { describe, expect, it } from 'vitest'
import { breadcrumbJsonLd, itemListJsonLd } from './json-ld.ts'

const pages = [
  { name: 'Home', url: 'https://shop.example/en' },
  { name: 'Machines', url: 'https://shop.example/en/device-list' },
]

describe('lists in schema.org’s words', () => {
  it('numbers the way to a page from its beginning', () => {
    expect(breadcrumbJsonLd(pages)).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: pages[0]?.url },
        { '@type': 'ListItem', position: 2, name: 'Machines', item: pages[1]?.url },
      ],
    })
  })

  it('goes on counting where the page before it ended', () => {
    expect(itemListJsonLd(pages, { total: 60, first: 25 })).toMatchObject({
      '@type': 'ItemList',
      numberOfItems: 60,
      itemListElement: [
        { '@type': 'ListItem', position: 25, name: 'Home', url: pages[0]?.url },
        { position: 26 },
      ],
    })
  })
})
