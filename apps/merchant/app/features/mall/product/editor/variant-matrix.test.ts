import type { ProductOption } from '@ironsouq/contract/mall/product/product.enums'
import { expect, it } from 'vitest'
import { codeOf, combinations, type Variant, variantsOf } from './variant-matrix.ts'

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

it('keeps variants when an option is added, and gives new ones a free code [PR-1]', () => {
  const before = [variant('T-18', { pin: '18' }, '62'), variant('T-22', { pin: '22' }, '86')]
  const after = variantsOf([PIN, PACK], { before, known: [], base: 'T' })
  expect(codes(after)).toEqual([
    ['T-18', '18/one'],
    ['T-1', '18/five'],
    ['T-22', '22/one'],
    ['T-2', '22/five'],
  ])
  expect(after[1]).toMatchObject({ skuId: null, price: '62', weight: '900' })
})

it('keeps the first of those that become one when an option is removed [PR-1]', () => {
  const before = combinations([PIN, PACK]).map((values, at) => variant(`T-${at}`, values))
  const after = variantsOf([PIN], { before, known: before, base: 'T' })
  expect(codes(after)).toEqual([
    ['T-0', '18'],
    ['T-2', '22'],
  ])
})

it('gives a value that comes back the variant that it had [PR-1]', () => {
  const known = [variant('T-18', { pin: '18' }), variant('T-22', { pin: '22' })]
  const one = variantsOf([option('pin', '18')], { before: known, known, base: 'T' })
  expect(codes(one)).toEqual([['T-18', '18']])
  expect(codes(variantsOf([PIN], { before: one, known, base: 'T' }))[1]).toEqual(['T-22', '22'])
})

it('makes codes of names, each once [PR-1]', () => {
  expect(codeOf('Set of 5', [])).toBe('set-of-5')
  expect(codeOf('18 mm', ['18-mm'])).toBe('18-mm-2')
  expect(codeOf('عرض', [])).toBe('v')
})
