import { describe, expect, it } from 'vitest'
import { isCallback, mailOf, nickNameOf } from './social-login.rules.ts'

const SHOP = 'http://shop.example'

describe('the return URL of a social login', () => {
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
