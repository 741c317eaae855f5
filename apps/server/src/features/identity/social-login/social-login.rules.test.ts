import { describe, expect, it } from 'vitest'
import { callbackOf, mailOf, nickNameOf } from './social-login.rules.ts'

const SHOP = 'http://shop.example'

describe('the return URL of a social login', () => {
  it.each([`${SHOP}/login`, `${SHOP}/ar/login`, `${SHOP}/zh_HK/login`])('may be %s', (url) => {
    expect(callbackOf(SHOP, url)).toBe(url)
    expect(callbackOf(`${SHOP}/`, url)).toBe(url)
  })

  it.each(['?next=/x', '#x', '?a=1#b?c', '#a?b', '?', '#', '?a\n#b'])(
    'loses its query and hash: %j',
    (rest) => {
      expect(callbackOf(SHOP, `${SHOP}/ar/login${rest}`)).toBe(`${SHOP}/ar/login`)
    },
  )

  it.each([
    'https://shop.example/login',
    'http://shop.example:8080/login',
    'http://evil.example/login',
    'http://shop.example.evil.example/login',
    'http://shop.example@evil.example/login',
    'http://SHOP.example/login',
    `${SHOP}/login/`,
    `${SHOP}/register?/login`,
    `http://evil.example/?${SHOP}/login`,
    `${SHOP}/LOGIN`,
    `${SHOP}/xx/login`,
    `${SHOP}/en/register`,
    `${SHOP}//evil.example/login`,
    `${SHOP}/en/../login`,
    `${SHOP}/%6cogin`,
  ])('may not be %s', (url) => {
    expect(callbackOf(SHOP, url)).toBeNull()
  })
})

describe('the profile from a provider', () => {
  it('is shortened to a nickname by whole graphemes', () => {
    expect(nickNameOf(' Amira ')).toBe('Amira')
    expect(nickNameOf('👷'.repeat(20))).toBe('👷'.repeat(7))
    expect(nickNameOf('Nour Al Mansoo the Younger')).toBe('Nour Al Mansoo')
  })

  it('has an email address only if it is valid', () => {
    expect(mailOf('amira@example.com')).toBe('amira@example.com')
    expect(mailOf('amira')).toBe('')
    expect(mailOf(null)).toBe('')
  })
})
