import { describe, expect, it } from 'vitest'
import { isCallback, mailOf, nickNameOf } from './social.rules.ts'

const SHOP = 'http://shop.example'

describe('where a social login comes back to', () => {
  it.each([`${SHOP}/login`, `${SHOP}/ar/login`, `${SHOP}/zh_HK/login`])('may be %s', (url) => {
    expect(isCallback(SHOP, url)).toBe(true)
    expect(isCallback(`${SHOP}/`, url)).toBe(true)
  })

  it.each([
    'https://shop.example/login',
    'http://shop.example:8080/login',
    'http://evil.example/login',
    'http://shop.example.evil.example/login',
    'http://shop.example@evil.example/login',
    'http://SHOP.example/login',
    `${SHOP}/login/`,
    `${SHOP}/login?next=/x`,
    `${SHOP}/login#x`,
    `${SHOP}/LOGIN`,
    `${SHOP}/xx/login`,
    `${SHOP}/en/register`,
    `${SHOP}//evil.example/login`,
    `${SHOP}/en/../login`,
    `${SHOP}/%6cogin`,
  ])('may not be %s', (url) => {
    expect(isCallback(SHOP, url)).toBe(false)
  })
})

describe('what a provider says of somebody', () => {
  it('is cut to what a nickname can be, by whole signs', () => {
    expect(nickNameOf(' Amira ')).toBe('Amira')
    expect(nickNameOf('👷'.repeat(20))).toBe('👷'.repeat(7))
    expect(nickNameOf('Nour Al Mansoo the Younger')).toBe('Nour Al Mansoo')
  })

  it('is an address only if it looks like one', () => {
    expect(mailOf('amira@example.com')).toBe('amira@example.com')
    expect(mailOf('amira')).toBe('')
    expect(mailOf(null)).toBe('')
  })
})
