import { DeviceQuery } from '@ironsouq/contract/machines/device/device.query'
import { ProductQuery } from '@ironsouq/contract/mall/product-search/product-search.query'
import { describe, expect, it } from 'vitest'
import { middlewareNames } from './kit/page/middleware-names.ts'
import type { RouteHandle } from './kit/page/site-data.ts'

const modules = import.meta.glob<{ handle?: RouteHandle }>('./routes/**/*.{ts,tsx}', {
  eager: true,
})
const handles = Object.entries(modules).map(([file, { handle = {} }]) => ({ file, handle }))

describe('what the routes say of themselves', () => {
  it.each(handles)('names only middlewares that there are: $file [AP-26]', ({ handle }) => {
    expect(() => middlewareNames(handle.middleware)).not.toThrow()
  })

  it('knows all of the query that makes another list of machines', () => {
    const { handle } = modules['./routes/device-list.tsx'] ?? {}
    expect(handle?.query).toEqual(expect.arrayContaining(Object.keys(DeviceQuery.shape)))
  })

  it('knows all of the query that makes another list of products', () => {
    const { handle } = modules['./routes/mall/product-list.tsx'] ?? {}
    expect(handle?.query).toEqual(expect.arrayContaining(Object.keys(ProductQuery.shape)))
  })

  it('sees every route', () => {
    expect(handles.length).toBeGreaterThan(35)
  })
})
