import { describe, expect, it } from 'vitest'
import { choiceCookie, cookieIn, endedCookies, sessionCookies } from './cookies.ts'

const site = { production: true, publicUrl: 'https://shop.example' }

describe('our cookies [AP-4]', () => {
  it('keep a choice for half a year, for the whole site', () => {
    expect(choiceCookie('lang', 'zh_CN', site)).toBe(
      'lang=zh_CN; Max-Age=15768000; Path=/; SameSite=Lax; Secure',
    )
  })

  it('are secure in production, if the site itself is', () => {
    const secure = (production: boolean, publicUrl: string) =>
      choiceCookie('currency', 'AED', { production, publicUrl }).includes('Secure')
    expect(secure(true, 'https://shop.example')).toBe(true)
    expect(secure(true, 'http://127.0.0.1:3000')).toBe(false)
    expect(secure(false, 'https://shop.example')).toBe(false)
  })

  it('hide the token from scripts, also when it is taken away [CL-6]', () => {
    expect(sessionCookies({ token: 'abc', seconds: 60, deviceKey: 'key' }, site)).toEqual([
      'token=abc; Max-Age=60; HttpOnly; Path=/; SameSite=Lax; Secure',
      'signed=1; Max-Age=60; Path=/; SameSite=Lax; Secure',
      'device=key; Max-Age=31536000; HttpOnly; Path=/; SameSite=Lax; Secure',
    ])
    expect(sessionCookies({ token: 'abc', seconds: 60, deviceKey: null }, site)).toHaveLength(2)
    expect(endedCookies(site)).toEqual([
      'token=; Max-Age=0; HttpOnly; Path=/; SameSite=Lax; Secure',
      'signed=; Max-Age=0; Path=/; SameSite=Lax; Secure',
    ])
  })

  it.each([
    ['a=1; lang=ar; b=2', 'ar'],
    ['lang=ar', 'ar'],
    ['slang=en;lang = ar ', 'ar'],
    ['lang=a=b', 'a=b'],
    ['lang=', ''],
    ['slang=ar', undefined],
    ['lang', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('are read from "%s"', (header, value) => {
    expect(cookieIn(header, 'lang')).toBe(value)
  })
})
