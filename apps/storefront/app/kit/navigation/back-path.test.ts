import { describe, expect, it } from 'vitest'
import { backPath, inLanguage } from './back-path.ts'

describe('where a form leads back to', () => {
  it.each(['/', '/ar/device-list?brand=caterpillar#top', '/device-detail/1?a=%2F%2Fb'])(
    'is the path of ours it names: %s',
    (path) => {
      expect(backPath(path)).toBe(path)
    },
  )

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/\\elsewhere.example/',
    '\\\\elsewhere.example/',
    '/\t/elsewhere.example/',
    '/..//elsewhere.example/',
    '/a/..//elsewhere.example',
    '/%2e%2e//elsewhere.example',
    'javascript:alert(1)',
    'device-list',
    '',
    null,
    new File([], 'a'),
  ])('is our first page when it is none of ours: %j', (given) => {
    expect(backPath(given)).toBe('/')
  })

  it('is in the language that was chosen, if the address says one [AP-5]', () => {
    expect(inLanguage('/ar/device-list?q=1#a', 'de')).toBe('/de/device-list?q=1#a')
    expect(inLanguage('/ar', 'de')).toBe('/de')
    expect(inLanguage('/device-list?q=1', 'de')).toBe('/device-list?q=1')
  })
})
