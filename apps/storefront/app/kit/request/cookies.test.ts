import { cookieIn, hiddenCookieIn } from '@ironsouq/front-server/cookies'
import { describe, expect, it } from 'vitest'
import { choiceCookie, endedCookies, sessionCookies } from './cookies.ts'

const site = { publicUrl: 'https://shop.example' }

describe('our cookies [AP-4]', () => {
  it('keep a choice for half a year, for the whole site', () => {
    expect(choiceCookie('lang', 'zh_CN', site)).toBe(
      'lang=zh_CN; Max-Age=15768000; Path=/; SameSite=Lax; Secure',
    )
  })

  it('are secure if the site itself is', () => {
    const secure = (publicUrl: string) =>
      choiceCookie('currency', 'AED', { publicUrl }).includes('Secure')
    expect(secure('https://shop.example')).toBe(true)
    expect(secure('http://127.0.0.1:3000')).toBe(false)
  })

  it('with a secret are bound to the host where the site is secure', () => {
    const header = '__Host-token=ours; token=of another host'
    expect(hiddenCookieIn(header, 'token', site)).toBe('ours')
    expect(hiddenCookieIn('token=abc', 'token', { publicUrl: 'http://127.0.0.1:3000' })).toBe('abc')
    expect(hiddenCookieIn('token=abc', 'token', site)).toBeUndefined()
  })

  it('hide the token from scripts, also when it is taken away [CL-6]', () => {
    expect(sessionCookies({ token: 'abc', seconds: 60, deviceKey: 'key' }, site)).toEqual([
      '__Host-token=abc; Max-Age=60; HttpOnly; Path=/; SameSite=Lax; Secure',
      'signed=1; Max-Age=60; Path=/; SameSite=Lax; Secure',
      '__Host-device=key; Max-Age=31536000; HttpOnly; Path=/; SameSite=Lax; Secure',
    ])
    expect(sessionCookies({ token: 'abc', seconds: 60, deviceKey: null }, site)).toHaveLength(2)
    expect(endedCookies(site)).toEqual([
      '__Host-token=; Max-Age=0; HttpOnly; Path=/; SameSite=Lax; Secure',
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
