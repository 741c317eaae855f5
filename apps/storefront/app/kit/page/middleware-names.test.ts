import { describe, expect, it } from 'vitest'
import { middlewareNames } from '#kit/page/middleware-names.ts'

describe('the middlewares of a route', () => {
  it('are both, unless the route says otherwise [AP-16]', () => {
    expect(middlewareNames()).toEqual(['seo', 'flow'])
    expect(middlewareNames(['flow'])).toEqual(['flow'])
    expect(middlewareNames([])).toEqual([])
  })

  it('throw when one is unknown [AP-26]', () => {
    expect(() => middlewareNames(['seo', 'nope'])).toThrow("Unknown route middleware: 'nope'")
    expect(() => middlewareNames(['toString'])).toThrow("Unknown route middleware: 'toString'")
  })
})
