import { describe, expect, it } from 'vitest'
import { askedAfter, isOfForm } from './device-form.ts'
import { readDeviceQuery } from './device-query.server.ts'

const read = (search: string) => readDeviceQuery(new URLSearchParams(search))
const PLAIN = { current: 1, size: 24 }

describe('the query of the machine list', () => {
  it('takes what a form without script sends, empty fields and all', () => {
    expect(read('q=+&category=&emirate=dubai&sort=priceLow&price.min=&price.max=')).toEqual({
      ...PLAIN,
      emirate: 'dubai',
      sort: 'priceLow',
    })
  })

  it('joins what a form repeats, and the two ends of a range [EQ-2]', () => {
    expect(
      read('brand=volvo&brand=komatsu,volvo&price.min=120000&price.max=&hours.min=&hours.max=900'),
    ).toEqual({ ...PLAIN, brand: 'volvo,komatsu', price: '120000-', hours: '-900' })
    expect(read('year.min=2022&year.max=2018&year=2000-')).toEqual({ ...PLAIN, year: '2018-2022' })
  })

  it("joins the category's own fields, boxes and ends alike [EQ-2]", () => {
    const form = [
      'spec=boomType:mono&spec=boomType:twoPiece&spec=blade:yes',
      'spec.code=bucket&spec.min=0.8&spec.max=1.2',
      'spec.code=reach&spec.min=&spec.max=',
      'spec.code=digDepth&spec.min=&spec.max=7',
    ].join('&')
    expect(read(form)).toEqual({
      ...PLAIN,
      spec: 'boomType:mono,twoPiece;blade:yes;bucket:0.8-1.2;digDepth:-7',
    })
    expect(read('spec=boomType:mono,twoPiece;bucket:0.8-1.2').spec).toBe(
      'boomType:mono,twoPiece;bucket:0.8-1.2',
    )
  })

  it('has dirhams in the URL, whatever currency the fields are in [AP-15]', () => {
    const form = 'price.min=10000&price.max=50000&price.rate=3.6725'
    expect(read(form).price).toBe('36725-183625')
    expect(read('price.min=10000&price.max=').price).toBe('10000-')
  })

  describe('with sliders that show what the words mean [EQ-2]', () => {
    const after = (form: string, price?: string) =>
      askedAfter(new URLSearchParams(form), {
        asked: { q: 'crane under 5000 hours up to 200000 aed', price },
        understood: [
          { filter: 'hours', value: '-5000' },
          { filter: 'price', value: '-200000' },
        ],
      })

    it('leaves what was not moved to the words, also after a conversion of the price', () => {
      const form = 'hours.min=&hours.max=5000&price.min=&price.max=54459&price.rate=3.6725'
      expect(after(form)).toMatchObject({ hours: undefined, price: undefined })
      expect(after(form).literal).toBeUndefined()
    })

    it('takes what was moved, and no longer reads what was opened from the words', () => {
      const form = 'hours.min=&hours.max=&price.min=&price.max=40000&price.rate=3.6725'
      expect(after(form)).toMatchObject({ hours: undefined, price: '-146900', literal: 'hours' })
    })

    it('keeps the amount of the URL when the price was not moved', () => {
      const form = 'price.min=&price.max=27229&price.rate=3.6725'
      expect(after(form, '-100000').price).toBe('-100000')
    })
  })

  it.each([
    ['brand=volvo&brand=komatsu', true],
    ['q=&brand=volvo', true],
    ['price.min=5', true],
    ['brand=volvo,komatsu&price=5-', false],
    ['', false],
  ])('knows the writing of a form: %s', (search, ofForm) => {
    expect(isOfForm(new URLSearchParams(search))).toBe(ofForm)
  })

  it.each([
    ['current=0'],
    ['current=-1&current=x'],
    ['emirate=paris'],
    ['category=%3Cscript%3E'],
    ['sort=cheapest'],
    ['size=5000'],
    ['price=cheap'],
    ['view=tiles'],
    ['spec=bucket'],
  ])('leaves out what it cannot read: %s', (wrong) => {
    expect(read(`${wrong}&brand=volvo`)).toEqual({ ...PLAIN, brand: 'volvo' })
  })
})
