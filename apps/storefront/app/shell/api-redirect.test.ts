import { describe, expect, it, vi } from 'vitest'
import { openUnderApi } from './api-redirect.ts'

describe('the redirect under the API', () => {
  it.each([
    [
      '/export/stock.csv?lang=ar',
      'https://api.example/v1',
      'https://api.example/v1/export/stock.csv?lang=ar',
    ],
    ['export#top', 'https://api.example/v1/', 'https://api.example/v1/export#top'],
    ['/export', 'https://api.example', 'https://api.example/export'],
    ['/export/a b', '/api', '/api/export/a%20b'],
    ['/back?to=https://shop.example/a', '/api/', '/api/back?to=https://shop.example/a'],
    ['', '/api', '/api/'],
  ])('opens %j under %s [AP-34]', (path, base, url) => {
    const navigate = vi.fn()
    openUnderApi(path, base, navigate)
    expect(navigate.mock.calls).toEqual([[url]])
  })

  it.each([
    'https://evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example/x',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    ' https://evil.example',
    '../admin',
    '/a/../../admin',
    '/%2e%2e/admin',
    '/..\\admin',
  ])('refuses %j [AP-34]', (path) => {
    const navigate = vi.fn()
    for (const base of ['/api', 'https://api.example/v1'])
      expect(() => openUnderApi(path, base, navigate)).toThrow(RangeError)
    expect(navigate).not.toHaveBeenCalled()
  })

  it('uses the address bar of the page when not told otherwise', () => {
    const assign = vi.fn()
    vi.stubGlobal('window', { location: { assign } })
    openUnderApi('/export', '/api')
    vi.unstubAllGlobals()
    expect(assign.mock.calls).toEqual([['/api/export']])
  })
})
