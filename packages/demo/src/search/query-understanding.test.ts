import {
  looser,
  understand,
  type Knowing,
} from '@ironsouq/server/features/platform/search/search.query-understanding.rules.ts'
import { describe, expect, it } from 'vitest'
import { demoKnowing } from './demo-catalogue.ts'

const read = (q: string, more: Partial<Knowing> = {}) => understand(q, { ...demoKnowing, ...more })

/** `brand=caterpillar | 320`: what was understood, and what is left as text. */
function understoodAs(q: string, more: Partial<Knowing> = {}): string {
  const { understood, text } = read(q, more)
  return [...understood.map(({ filter, value }) => `${filter}=${value}`), `| ${text}`].join(' ')
}

describe('a figure with its unit', () => {
  // oxfmt-ignore
  it.each([
    ['20 ton', 'weight=18000-22000'], ['20t', 'weight=18000-22000'], ['٢٠ طن', 'weight=18000-22000'],
    ['20吨', 'weight=18000-22000'], ['20 公噸', 'weight=18000-22000'], ['20톤', 'weight=18000-22000'],
    ['20 טון', 'weight=18000-22000'], ['20 Tonnen', 'weight=18000-22000'], ['20 toneladas', 'weight=18000-22000'],
    ['2.5 ton', 'weight=2250-2750'], ['20-25 t', 'weight=20000-25000'], ['under 6 t', 'weight=-6000'],
    ['2000 kg', 'weight=1800-2200'], ['50톤 이상', 'weight=50000-'],
    ['under 3000 hours', 'hours=-3000'], ['less than 3,000 h', 'hours=-3000'], ['<3000h', 'hours=-3000'],
    ['3000 hours', 'hours=-3000'], ['أقل من 3000 ساعة', 'hours=-3000'], ['أقل من ٣٠٠٠ ساعة', 'hours=-3000'],
    ['moins de 3 000 heures', 'hours=-3000'], ['unter 3.000 Stunden', 'hours=-3000'],
    ['menos de 3000 horas', 'hours=-3000'], ['até 3000 horas', 'hours=-3000'], ['פחות מ-3000 שעות', 'hours=-3000'],
    ['3000小时以下', 'hours=-3000'], ['3000小時以內', 'hours=-3000'], ['3000시간 이하', 'hours=-3000'],
    ['3000-5000 hours', 'hours=3000-5000'], ['من 3000 إلى 5000 ساعة', 'hours=3000-5000'],
    ['2018 or newer', 'year=2018-'], ['since 2018', 'year=2018-'], ['2018+', 'year=2018-'],
    ['2015-2018', 'year=2015-2018'], ['between 2015 and 2018', 'year=2015-2018'], ['من 2015 إلى 2018', 'year=2015-2018'],
    ['ab 2018', 'year=2018-'], ['Baujahr 2016', 'year=2016-2016'], ['à partir de 2015', 'year=2015-'],
    ['desde 2015', 'year=2015-'], ['2015 ou mais novo', 'year=2015-'], ['موديل 2018', 'year=2018-2018'],
    ['2018 فأحدث', 'year=2018-'], ['משנת 2018', 'year=2018-'], ['2018 ומעלה', 'year=2018-'],
    ['2018年以后', 'year=2018-'], ['2018年', 'year=2018-2018'], ['2018년식', 'year=2018-2018'], ['2018년 이후', 'year=2018-'],
    ['before 2015', 'year=-2015'], ['2015년 이전', 'year=-2015'],
    ['below 200k aed', 'price=-200000'], ['200,000 dirhams', 'price=180000-220000'], ['under $50k', 'price=-183625'],
    ['under 200k', 'price=-200000'], ['أقل من 200 ألف درهم', 'price=-200000'], ['עד 200000 דירהם', 'price=-200000'],
    ['bis 100.000 AED', 'price=-100000'], ['10万迪拉姆以下', 'price=-100000'], ['AED 150000 max', 'price=-150000'],
    ['20만 디르함 이하', 'price=-200000'], ['moins de 50 000 dollars', 'price=-183625'],
    ['8000 ש"ע', 'hours=-8000'], ['8000 BStd', 'hours=-8000'], ['8000 鐘頭', 'hours=-8000'], ['20 tn', 'weight=18000-22000'],
    ['under 2 lakh', 'price=-200000'], ['20万以下', 'price=-200000'], ['menos de 100.000', 'price=-100000'],
    ['moins de 200 000', 'price=-200000'], ['ta7t 80 alf', 'price=-80000'], ['2015 وفوق', 'year=2015-'],
    ['under 100000 km', 'mileage=-100000'], ['أقل من 100000 كم', 'mileage=-100000'],
  ])('%s is %s', (q, expected) => {
    expect(understoodAs(q)).toBe(`${expected} | `)
  })

  it('of a crane, a forklift or a truck is what it lifts or carries, and no filter', () => {
    expect(read('50 ton crane')).toMatchObject({
      understood: [{ filter: 'category', value: 'mobile-cranes' }],
      text: '50 ton',
      sizes: [{ unit: 't', figure: 50 }],
    })
    expect(read('3 ton', { category: 'forklifts-diesel' }).sizes).toEqual([
      { unit: 't', figure: 3 },
    ])
    expect(read('genset 500 kva').sizes).toEqual([{ unit: 'kVA', figure: 500 }])
  })
})

describe('a bare "kilo"', () => {
  it('counts the kilometres of a truck, the kilovolt-amperes of a generator, else kilograms', () => {
    expect(understoodAs('قلاب أقل من 300 ألف كيلو')).toBe(
      'category=tipper-trucks mileage=-300000 | ',
    )
    expect(understoodAs('ماشي 300 ألف كيلو')).toBe('mileage=-300000 | ')
    expect(read('مولد 200 كيلو').sizes).toEqual([{ unit: 'kVA', figure: 200 }])
    expect(understoodAs('حفارة 2000 كيلو')).toBe('category=excavators weight=1800-2200 | ')
  })
})

describe('what is asked without a figure', () => {
  // oxfmt-ignore
  it.each([
    ['backhoe 4x4 with a/c', 'category=backhoe-loaders spec=wheelDrive:fourWheel;airCon:yes | '],
    ['백호로더 4륜구동', 'category=backhoe-loaders spec=wheelDrive:fourWheel | '],
    ['manlift diesel', 'category=access-platforms spec=powerSource:diesel | '],
    ['genset silent', 'category=generators spec=canopy:yes | '],
    ['mini excavator low hours', 'category=mini-excavators hours=-2000 | '],
    ['شيول ساعات قليلة', 'category=wheel-loaders hours=-5000 | '],
    ['tipper low km', 'category=tipper-trucks mileage=-250000 | '],
    ['4x4', 'spec=wheelDrive:fourWheel | '],
    // Its category has no such specification, so nothing would be found by it
    ['excavator with a/c', 'category=excavators | '], ['diesel excavator', 'category=excavators | '],
  ])('%s is %s', (q, expected) => {
    expect(understoodAs(q)).toBe(expected)
  })

  it('is no longer read when it was turned off', () => {
    expect(understoodAs('backhoe with a/c', { literal: ['spec'] })).toBe(
      'category=backhoe-loaders | ',
    )
  })
})

describe('a model number', () => {
  // oxfmt-ignore
  it.each([
    ['PC200-8', 'pc2008'], ['pc 200 8', 'pc2008'], ['pc2008', 'pc2008'], ['pc200', 'pc200'],
    ['بي سي 200', 'pc200'], ['٣٢٠', '320'], ['피씨200', 'pc200'], ['פי סי 200', 'pc200'], ['3سي اكس', '3cx'],
    ['950 h', '950h'], ['950H', '950h'], ['d 6 r', 'd6r'], ['LTM1100', 'ltm1100'], ['hb 2000', 'hb2000'],
    ['540 170', '540170'], ['gr-500', 'gr500'], ['16m', '16m'],
  ])('%s is searched as %s and consumed by no filter', (q, code) => {
    const { understood, needs } = read(q)
    expect(understood).toEqual([])
    expect(needs).toMatchObject([{ codes: [code] }])
  })

  it('does not include a year, and a year is not a model', () => {
    expect(understoodAs('cat 320 2018')).toBe('brand=caterpillar year=2018-2018 | 320')
    expect(understoodAs('atlas copco hb 2000')).toBe('brand=atlas-copco | hb 2000')
    expect(understoodAs('320 under 3000 h')).toBe('hours=-3000 | 320')
  })

  it('is a prefix of the models it means, but not of longer numbers', () => {
    const [need] = read('320').needs
    expect(need?.models).toContain('320d')
    expect(read('pc20').needs).toMatchObject([{ models: [], words: ['pc20'] }])
  })
})

describe('words of the trade', () => {
  // oxfmt-ignore
  it.each([
    ['cat 320', 'brand=caterpillar | 320'], ['CAT320', 'brand=caterpillar | 320'], ['بوكلين كات ٣٢٠', 'category=excavators brand=caterpillar | ٣٢٠'],
    ['卡特挖掘机320', 'brand=caterpillar category=excavators | 320'], ['小松PC200挖掘机', 'brand=komatsu category=excavators | PC200'],
    ['포크레인', 'category=excavators | '], ['两头忙', 'category=backhoe-loaders | '], ['鏟車', 'category=forklifts | '],
    ['铲车', 'category=wheel-loaders | '], ['שופל', 'category=wheel-loaders | '], ['شيول', 'category=wheel-loaders | '],
    ['cherry picker', 'category=access-platforms | '], ['fork lift', 'category=forklifts | '], ['lowbed', 'category=low-bed-trailers | '],
    ['Gabelstapler', 'category=forklifts | '], ['tractopelle', 'category=backhoe-loaders | '], ['empilhadeira', 'category=forklifts | '],
    ['grade A digger in Dubai', 'grade=A category=excavators emirate=dubai | '], ['حفارات في الشارقة', 'category=excavators emirate=sharjah | '],
    ['굴착기 중고 두바이', 'category=excavators emirate=dubai | '], ['A级挖掘机', 'grade=A category=excavators | '],
    ['doosan', 'brand=develon | '], ['volvo', 'brand=volvo,volvo-trucks | '], ['cat komatsu', 'brand=caterpillar,komatsu | '],
    ['excavator at Dubai', 'category=excavators emirate=dubai | '], ['grúa', 'category=mobile-cranes | '], ['hoist', 'category=passenger-hoists | '],
    ['سطحة', 'category=flatbed-trailers | '], ['汽车吊', 'category=truck-cranes | '], ['바가지차', 'category=access-platforms | '],
    ['吊雞車', 'category=crane-trucks | '], ['泵车', 'category=concrete-pumps-truck | '], ['كراشر', 'category=crushing-screening | '],
    ['Betonmischer LKW', 'category=concrete-mixers | '], ['shewel', 'category=wheel-loaders | '], ['jcb machine', 'category=backhoe-loaders | '],
    ['bobcat skid steer', 'brand=bobcat category=skid-steers | '],
    ['used mini excavators for sale', 'category=mini-excavators | '], ['excavators mini excavator', 'category=mini-excavators | '],
  ])('%s is %s', (q, expected) => {
    expect(understoodAs(q)).toBe(expected)
  })

  it('that mean a brand and a category narrow to neither, but want one of them', () => {
    expect(read('جي سي بي').needs).toMatchObject([
      { brands: ['jcb'], categories: ['backhoe-loaders'] },
    ])
    expect(read('tower').needs).toMatchObject([{ categories: ['tower-cranes', 'light-towers'] }])
  })

  it('that mean categories apart from each other want either', () => {
    const { understood, needs } = read('boom truck concrete pump')
    expect(understood).toEqual([])
    for (const { categories } of needs)
      expect(categories.toSorted()).toEqual([
        'concrete-pumps-line',
        'concrete-pumps-truck',
        'crane-trucks',
      ])
  })

  it('that are synonyms are all searched', () => {
    const { understood, needs } = read('crawler excavator')
    expect(understood).toMatchObject([{ filter: 'category', value: 'excavators' }])
    expect(needs[0]?.words).toEqual(expect.arrayContaining(['crawler', 'ketten', '履带', '궤도식']))
  })

  it('are returned as written, and read as text on request', () => {
    expect(read('الحفّارات CAT 320').understood).toEqual([
      { filter: 'category', value: 'excavators', phrase: 'الحفّارات' },
      { filter: 'brand', value: 'caterpillar', phrase: 'CAT' },
    ])
    expect(understoodAs('CAT digger', { literal: ['brand'] })).toBe('category=excavators | CAT')
    expect(understoodAs('3000 hours', { literal: ['hours'] })).toBe('| 3000 hours')
  })

  it('that are unknown are corrected when there are no results', () => {
    const near = (q: string) => looser(read(q).needs, demoKnowing.lexicon)
    expect(near('catterpillar')).toMatchObject([{ brands: ['caterpillar'] }])
    expect(near('excavater')).toMatchObject([{ categories: ['excavators'] }])
    expect(near('bulldozzer')).toMatchObject([{ categories: ['dozers'] }])
    expect(near('كوماتسوو')).toMatchObject([{ brands: ['komatsu'] }])
    expect(near('xqzvw')).toMatchObject([{ brands: [], categories: [] }])
  })
})
