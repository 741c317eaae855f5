import { describe, expect, it } from 'vitest'
import { robotsTxt } from './robots-txt.ts'
import { entryPaths, fileName, fileNamed, inEveryLanguage } from './sitemap-files.ts'
import { sitemapIndex, urlSet } from './sitemap-xml.ts'

const LANGUAGES = [{ code: 'en' }, { code: 'ar' }] as const

describe('the sitemap', () => {
  it('has every page under its address in every language [AP-5]', () => {
    const changedAt = '2026-11-14T08:00:00.000Z'
    const pages = entryPaths('brands', [{ key: 'komatsu', changedAt }])
    expect(inEveryLanguage(pages, LANGUAGES, 'https://shop.example')).toEqual([
      { url: 'https://shop.example/en/brands/komatsu', changedAt },
      { url: 'https://shop.example/ar/brands/komatsu', changedAt },
    ])
    expect(inEveryLanguage([{ path: '/' }], LANGUAGES, 'https://shop.example')).toEqual([
      { url: 'https://shop.example/en' },
      { url: 'https://shop.example/ar' },
    ])
  })

  it('has the pages of stores and products', () => {
    const changedAt = '2026-11-14T08:00:00.000Z'
    expect(entryPaths('stores', [{ key: 'a', changedAt }])).toEqual([
      { path: '/mall/store/a', changedAt },
    ])
    expect(entryPaths('products', [{ key: 'b', changedAt }])).toEqual([
      { path: '/mall/product/b', changedAt },
    ])
  })

  it('is XML that holds any address, with the day only where one is known', () => {
    const xml = urlSet([{ url: 'https://a.example/?a=1&b=<' }])
    expect(xml).toContain('<url><loc>https://a.example/?a=1&amp;b=&lt;</loc></url>')
    expect(sitemapIndex([{ url: 'https://a.example/1.xml', changedAt: '2026-11-14' }])).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>https://a.example/1.xml</loc><lastmod>2026-11-14</lastmod></sitemap>
</sitemapindex>
`,
    )
  })

  it('finds a file again by the name it gave it, and no other', () => {
    for (const file of [
      { kind: 'machines', number: 12 },
      { kind: 'products', number: 3 },
      { kind: 'stores', number: 1 },
      { kind: 'brands', number: 1 },
      { kind: 'pages', number: 1 },
    ] as const)
      expect(fileNamed(fileName(file))).toEqual(file)
    for (const name of [
      'machines.xml',
      'machines-0.xml',
      'brands-2.xml',
      'products.xml',
      'stores-2.xml',
      'members-1.xml',
      'x',
    ])
      expect(fileNamed(name)).toBeUndefined()
  })

  it('fits what front ends keep, when every machine of a file stands in ten languages', () => {
    const url = `https://www.a-long-name-of-a-shop.example/zh_HK/device-detail/${crypto.randomUUID()}`
    const place = { url, changedAt: '2026-11-14T08:00:00.000Z' }
    const xml = urlSet(Array.from({ length: 10_000 }, () => place))
    expect(Buffer.byteLength(xml)).toBeLessThan(2 << 20)
  })
})

describe('robots.txt', () => {
  it('names the sitemap, and excludes private pages in every language', () => {
    const text = robotsTxt('https://shop.example')
    expect(text).toContain('\nSitemap: https://shop.example/sitemap.xml\n')
    for (const path of ['/user-center', '/*/user-center', '/*/chat', '/login', '/choice', '/api/'])
      expect(text).toContain(`\nDisallow: ${path}\n`)
    for (const path of ['/*/cart', '/*/checkout', '/*/pay/', '/*/mall/open-store'])
      expect(text).toContain(`\nDisallow: ${path}\n`)
    expect(text).toContain('\nAllow: /*/user-center/about-us\n')
    expect(text).not.toMatch(
      /^Disallow: \/(\*\/)?(device|machines|brands|mall\/(product|store|list)|mall$)/m,
    )
  })
})
