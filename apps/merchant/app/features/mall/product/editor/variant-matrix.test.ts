import type { ProductOption } from '@ironsouq/contract/mall/product/product.enums'
import { expect, it } from 'vitest'
import {
  baseCode,
  codeOf,
  codesOf,
  combinations,
  type Variant,
  variantsOf,
  withValueRenamed,
} from './variant-matrix.ts'

const option = (code: string, ...values: string[]): ProductOption => ({
  code,
  texts: { en: code },
  values: values.map((value) => ({ code: value, texts: { en: value } })),
})

const variant = (code: string, values: Record<string, string>, price = ''): Variant => ({
  skuId: code,
  code,
  values,
  price,
  weight: '900',
  isActive: true,
  firstStock: '',
})

const PIN = option('pin', '18', '22')
const PACK = option('pack', 'one', 'five')

const codes = (variants: readonly Variant[]) =>
  variants.map(({ code, values }) => [code, Object.values(values).join('/')])

it('makes each combination of the values, and one variant without options [PR-1]', () => {
  expect(combinations([PIN, PACK])).toHaveLength(4)
  expect(combinations([])).toEqual([{}])
  expect(combinations([option('width')])).toEqual([{}])
})

it('keeps variants when an option is added, and gives new ones the number of their place [PR-1]', () => {
  const before = [variant('T-18', { pin: '18' }, '62'), variant('T-22', { pin: '22' }, '86')]
  const after = variantsOf([PIN, PACK], { before, known: [] })
  expect(codes(after)).toEqual([
    ['T-18', '18/one'],
    ['', '18/five'],
    ['T-22', '22/one'],
    ['', '22/five'],
  ])
  expect(after[1]).toMatchObject({ skuId: null, price: '62', weight: '900' })
  expect(codesOf(after, 'T')).toEqual(['T-18', 'T-2', 'T-22', 'T-4'])
})

it('keeps the first of those that become one when an option is removed [PR-1]', () => {
  const before = combinations([PIN, PACK]).map((values, at) => variant(`T-${at}`, values))
  const after = variantsOf([PIN], { before, known: before })
  expect(codes(after)).toEqual([
    ['T-0', '18'],
    ['T-2', '22'],
  ])
})

it('gives a value that comes back the variant that it had [PR-1]', () => {
  const known = [variant('T-18', { pin: '18' }), variant('T-22', { pin: '22' })]
  const one = variantsOf([option('pin', '18')], { before: known, known })
  expect(codes(one)).toEqual([['T-18', '18']])
  expect(codes(variantsOf([PIN], { before: one, known }))[1]).toEqual(['T-22', '22'])
})

it('keeps what was typed of a variant while its value is typed on [PR-1]', () => {
  const [one] = variantsOf([option('pin', '1')], { before: [variant('T', {}, '62')], known: [] })
  const before = withValueRenamed([one!], 'pin', { from: '1', to: '18' })
  const [after] = variantsOf([option('pin', '18')], { before, known: [] })
  expect(after).toMatchObject({ skuId: 'T', price: '62', values: { pin: '18' } })
})

it('numbers new variants in their order, around codes that were typed [PR-1]', () => {
  const six = combinations([option('pin', '18', '22', '26'), PACK])
  const variants = six.map((values) => variant('', values))
  expect(codesOf(variants, 'T')).toEqual(['T-1', 'T-2', 'T-3', 'T-4', 'T-5', 'T-6'])
  const typed = variants.with(1, variant('T-1', {}))
  expect(codesOf(typed, 'T').slice(0, 3)).toEqual(['T-2', 'T-1', 'T-3'])
  expect(codesOf([variant('', {})], 'T')).toEqual(['T'])
})

it('begins codes with the name, or with a number of a name without Latin letters [PR-1]', () => {
  expect(baseCode('Bucket tooth tip')).toBe('BUCKET-TOOTH-TIP')
  expect(baseCode('سن دلو')).toMatch(/^P-[0-9A-Z]+$/)
  expect(baseCode('سن دلو')).not.toBe(baseCode('فلتر زيت'))
})

it('makes codes of names, each once [PR-1]', () => {
  expect(codeOf('Set of 5', [])).toBe('set-of-5')
  expect(codeOf('18 mm', ['18-mm'])).toBe('18-mm-2')
  expect(codeOf('عرض', [])).toBe('v')
})
