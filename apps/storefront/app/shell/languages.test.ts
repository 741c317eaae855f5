import { describe, expect, it } from 'vitest'
import { readersChoice } from './languages.server.ts'

const languages = {
  first: 'ar',
  offered: [
    { code: 'en', name: 'English' },
    { code: 'ar', name: 'العربية' },
    { code: 'zh_CN', name: '简体中文' },
  ],
} as const

describe('the language of an address without a prefix [AP-5]', () => {
  it.each([
    ['lang=en', 'en'],
    ['currency=AED; lang=zh_CN; token=x', 'zh_CN'],
    ['lang=de', 'ar'],
    ['lang=xx', 'ar'],
    ['lang=', 'ar'],
    ['slang=en', 'ar'],
    ['', 'ar'],
  ])('with the cookie "%s" is %s', (cookies, locale) => {
    expect(readersChoice(cookies, languages)).toBe(locale)
  })
})
