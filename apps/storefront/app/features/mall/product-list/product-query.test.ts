import { describe, expect, it } from 'vitest'
import { isOfForm, readProductQuery } from './product-query.server.ts'

const read = (text: string) => readProductQuery(new URLSearchParams(text))

describe('the query of the list of products', () => {
  it('joins what a form sends [PR-1]', () => {
    const form = 'q=&service=inStock&service=pickup&price.min=500&price.max=20'
    expect(isOfForm(new URLSearchParams(form))).toBe(true)
    expect(read(form)).toMatchObject({ service: 'inStock,pickup', price: '20-500' })
    expect(read(form).q).toBeUndefined()
  })

  it('reads a price in the currency of the reader, and keeps what was not changed [AP-15]', () => {
    const dollars = 'price.rate=3.6725&price.was=38-5000'
    expect(read(`${dollars}&price.min=10.35&price.max=1361`).price).toBe('38-5000')
    expect(read(`${dollars}&price.min=20&price.max=1361`).price).toBe('73.45-5000')
    expect(read(`${dollars}&price.min=&price.max=`).price).toBeUndefined()
  })

  it('joins the values of one attribute', () => {
    const form = 'attribute=thread:m24&attribute=thread:m30&attribute=greased:yes'
    expect(read(form).attribute).toBe('thread:m24,m30;greased:yes')
    expect(read('attribute=thread:m24,m30;greased:yes').attribute).toBe(
      'thread:m24,m30;greased:yes',
    )
  })

  it('ignores what is invalid, and keeps the rest', () => {
    expect(isOfForm(new URLSearchParams('category=filters&current=2'))).toBe(false)
    expect(read('category=filters&condition=broken&current=2')).toMatchObject({
      category: 'filters',
      current: 2,
    })
    expect(read('condition=broken').condition).toBeUndefined()
  })
})
