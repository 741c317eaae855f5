import { OPTION_CODE, SKU_CODE } from '@ironsouq/contract/mall/product-admin/product-admin.limits'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { describe, expect, it } from 'vitest'
import { ATTRIBUTES } from './attributes.ts'
import { goodsOf } from './goods.ts'
import { logoKeyOf } from './logos.ts'
import { DEMO_PRODUCTS, demoProducts } from './products.ts'
import { demoStores } from './stores.ts'
import { storeTextOf, textOf } from './texts.ts'
import { attributesOf } from './tree.ts'

const products = demoProducts()

describe('the demo mall', () => {
  it('has forty stores with products, one of them our own', () => {
    expect(products).toHaveLength(DEMO_PRODUCTS)
    expect(demoStores).toHaveLength(40)
    expect(demoStores.filter(({ isOwn }) => isOwn)).toHaveLength(1)
    expect(new Set(products.map(({ store }) => store.code)).size).toBe(40)
    expect(new Set(products.map(({ leaf }) => leaf)).size).toBe(attributesOf.size)
  })

  it('gives every store a logo of its own', () => {
    expect(new Set(demoStores.map(logoKeyOf)).size).toBe(demoStores.length)
  })

  it('states only what its category knows', () => {
    for (const { leaf, attributes } of products)
      for (const [code, value] of Object.entries(attributes)) {
        expect(attributesOf.get(leaf), `${leaf} ${code}`).toContain(code)
        const { kind, choices } = ATTRIBUTES[code as keyof typeof ATTRIBUTES]
        expect(typeof value, `${leaf} ${code}`).toBe(kind === 'number' ? 'number' : 'string')
        if (choices) expect(choices).toContain(value)
      }
  })

  it('sells each variant once, at a price and with a weight', () => {
    const variants = products.flatMap(({ variants }) => variants)
    expect(new Set(variants.map(({ code }) => code)).size).toBe(variants.length)
    for (const { code, priceMinor, weightG } of variants) {
      expect(priceMinor, code).toBeGreaterThan(0n)
      expect(weightG, code).toBeGreaterThan(0)
    }
  })

  it('gives no part number to two parts', () => {
    const parts = new Map<string, string>()
    for (const { partNo, leaf, draft } of products) {
      const part = `${leaf} ${JSON.stringify(draft.said)}`
      expect(parts.get(partNo) ?? part, partNo).toBe(part)
      parts.set(partNo, part)
    }
  })

  it('offers what the machines that it fits can use', () => {
    const twelveVolts = /^(?:backhoe|skid-steers|telehandlers|forklifts-diesel)/
    for (const { leaf, draft, attributes } of products)
      for (const { brand, model, category } of draft.fits ?? []) {
        const machine = `${leaf} for ${brand} ${model}`
        if (/lift/.test(category))
          expect(['seats', 'mirrors', 'earthmover-tyres', 'wheels'], machine).not.toContain(leaf)
        if (twelveVolts.test(category) && attributes['voltage'] !== undefined)
          expect(attributes['voltage'], machine).toBe(12)
        if (category.startsWith('dozers')) expect(leaf, machine).not.toBe('track-shoes')
      }
  })

  it('has codes that its stores can save again', () => {
    for (const { draft, variants } of products) {
      const values = new Set(variants.map(({ value }) => value))
      expect(values.size).toBe(variants.length)
      for (const { code } of variants) expect(code).toMatch(SKU_CODE)
      if (!draft.option) continue
      for (const code of [draft.option, ...values]) expect(code).toMatch(OPTION_CODE)
    }
  })

  it('is written in ten languages, without an open place', () => {
    for (const locale of LOCALE_CODES) {
      for (const product of products.slice(0, 400)) {
        const { name, description } = textOf(locale, product)
        expect(name.length, name).toBeLessThan(160)
        expect(`${name}${description}`).not.toMatch(/[{}]|undefined/)
        expect(description).not.toBe('')
      }
      for (const store of demoStores)
        expect(Object.values(storeTextOf(locale, store)).join(' ')).not.toMatch(/[{}]|undefined/)
    }
  })

  it('writes units in Arabic and Hebrew letters', () => {
    for (const locale of ['ar', 'he'] as const)
      for (const product of products) {
        const { name, summary } = textOf(locale, product)
        expect(`${name} ${summary}`).not.toMatch(/[\s\u00a0](?:mm|cm³|m³|µm|kg|kW|Ah|bar|lm)(?!\w)/)
      }
  })

  it('shows every product in several pictures', () => {
    for (const product of products) expect(goodsOf(product).length).toBeGreaterThan(3)
  })
})
