import { messagesOf } from '@ironsouq/i18n/load'
import { describe, expect, it } from 'vitest'
import { packedMessages } from '#kit/text/packed-messages.ts'
import { pageMeta } from './page-meta.ts'
import type { RouteHandle, SiteData } from './site-data.ts'

const shell = {
  locale: 'ar',
  prefix: 'ar',
  languages: [
    { code: 'en', name: 'English' },
    { code: 'ar', name: 'العربية' },
    { code: 'zh_HK', name: '繁體中文' },
  ],
  webConfig: { pcCompanyName: 'Yard', pcTitleContent: 'Machines', pcLogoImg: 'logo.png' },
  messages: packedMessages(messagesOf('ar', ['common'])),
  objectsUrl: 'https://objects.example',
  publicUrl: 'https://shop.example',
} as unknown as SiteData

const metaOf = (pathname: string, words: object = {}, handle: RouteHandle = {}) =>
  pageMeta(
    {
      matches: [
        { id: 'root', loaderData: shell },
        { id: 'page', handle },
      ],
      location: { pathname },
    },
    () => ({ title: 'Title', description: 'About', ...words }),
  ) as Record<string, unknown>[]

const property = (metas: Record<string, unknown>[], name: string) =>
  metas.filter((meta) => meta['property'] === name).map((meta) => meta['content'])
const jsonLdOf = (metas: Record<string, unknown>[]) =>
  metas.flatMap((meta) => (meta['script:ld+json'] as Record<string, unknown>) ?? [])

describe('what a page tells of itself [AP-16]', () => {
  it('is where it stands in every language', () => {
    const links = metaOf('/ar/device-list', { canonical: '/device-list?a=1' }).filter(
      ({ tagName }) => tagName === 'link',
    )
    expect(links.map(({ rel, hrefLang, href }) => [rel, hrefLang, href])).toEqual([
      ['canonical', undefined, 'https://shop.example/ar/device-list?a=1'],
      ['alternate', 'en', 'https://shop.example/en/device-list?a=1'],
      ['alternate', 'ar-AE', 'https://shop.example/ar/device-list?a=1'],
      ['alternate', 'zh-Hant-HK', 'https://shop.example/zh_HK/device-list?a=1'],
      ['alternate', 'x-default', 'https://shop.example/device-list?a=1'],
    ])
  })

  it('is a card for where its address is passed on', () => {
    const metas = metaOf('/ar/x', {
      image: { url: 'https://objects.example/1/og.jpg', alt: 'A loader' },
      price: { amount: '209000.00', currency: 'AED' },
      type: 'product',
    })
    expect(property(metas, 'og:title')).toEqual(['Title'])
    expect(property(metas, 'og:type')).toEqual(['product'])
    expect(property(metas, 'og:image')).toEqual(['https://objects.example/1/og.jpg'])
    expect(property(metas, 'og:image:width')).toEqual(['1200'])
    expect(property(metas, 'og:image:height')).toEqual(['630'])
    expect(property(metas, 'og:image:alt')).toEqual(['A loader'])
    expect(property(metas, 'product:price:amount')).toEqual(['209000.00'])
    expect(property(metas, 'product:price:currency')).toEqual(['AED'])
    expect(metas).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' })
    expect(property(metas, 'og:locale')).toEqual(['ar_AE'])
    expect(property(metas, 'og:locale:alternate')).toEqual(['en_US', 'zh_HK'])
    expect(property(metaOf('/ar/x'), 'og:image')).toEqual([])
    expect(metaOf('/ar/x')).toContainEqual({ name: 'twitter:card', content: 'summary' })
  })

  it('stands for itself under its own path, whatever its query', () => {
    expect(metaOf('/ar/x')).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: 'https://shop.example/ar/x',
    })
  })

  it('may ask to be followed without being listed', () => {
    const robots = { name: 'robots', content: 'noindex, follow' }
    expect(metaOf('/ar/x', { unlisted: true })).toContainEqual(robots)
    expect(metaOf('/ar/x')).not.toContainEqual(robots)
  })

  it('says on the first page whose site it is, and on others what they say', () => {
    expect(jsonLdOf(metaOf('/ar'))).toMatchObject([
      { '@context': 'https://schema.org', '@type': 'WebSite', url: 'https://shop.example/ar' },
      { '@type': 'Organization', name: 'Yard', logo: 'https://objects.example/logo.png' },
    ])
    expect(jsonLdOf(metaOf('/ar/x'))).toEqual([])
    expect(jsonLdOf(metaOf('/ar/x', { jsonLd: [{ '@type': 'Product', name: 'a' }] }))).toEqual([
      { '@context': 'https://schema.org', '@type': 'Product', name: 'a' },
    ])
  })

  it('is nothing but its title where search engines are not to look', () => {
    const metas = metaOf('/ar/x', {}, { noindex: true })
    expect(metas).toContainEqual({ name: 'robots', content: 'noindex' })
    expect(metas.some(({ tagName }) => tagName === 'link')).toBe(false)
    expect(metaOf('/ar/x', {}, { middleware: ['flow'] })).toHaveLength(2)
  })
})
