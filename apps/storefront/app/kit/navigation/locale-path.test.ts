import { describe, expect, it } from 'vitest'
import { joinPath, splitPath } from './locale-path.ts'

describe('a language in front of a path [AP-5]', () => {
  it.each([
    ['/ar/device-list', 'ar', '/device-list'],
    ['/zh_CN', 'zh_CN', '/'],
    ['/he/', 'he', '/'],
    ['/he/device-list/', 'he', '/device-list'],
    ['/device-list', undefined, '/device-list'],
    ['/xx/device-list', undefined, '/xx/device-list'],
    ['/arabic/device-list', undefined, '/arabic/device-list'],
    ['/AR/device-list', undefined, '/AR/device-list'],
    ['/constructor/device-list', undefined, '/constructor/device-list'],
    ['/', undefined, '/'],
  ] as const)('reads %s as %s and %s', (pathname, locale, page) => {
    expect(splitPath(pathname)).toEqual({ locale, page })
  })

  it.each([
    ['de', '/device-list', '/de/device-list'],
    ['de', '/', '/de'],
    [undefined, '/device-list', '/device-list'],
  ] as const)('puts %s before %s', (locale, page, whole) => {
    expect(joinPath(locale, page)).toBe(whole)
  })
})
