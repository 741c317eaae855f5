import type { Currency } from '@ironsouq/contract/money/currency/currency.endpoints'
import { describe, expect, it } from 'vitest'
import type { Languages } from '#kit/page/site-data.ts'
import { createReaders } from './reader.server.ts'
import type { PageRequest } from './site-types.ts'
import type { StartDataSource } from './start-data.server.ts'

const LANGUAGES: Languages = {
  first: 'ar',
  offered: [
    { code: 'en', name: 'English' },
    { code: 'ar', name: 'العربية' },
    { code: 'zh_CN', name: '简体中文' },
  ],
}

const currency = (currencyCode: string, defaultCurrency: 0 | 1): Currency => ({
  currencyName: currencyCode,
  currencyCode,
  symbol: currencyCode,
  exchangeRate: '1',
  status: 1,
  defaultCurrency,
})
const CURRENCIES = [currency('AED', 0), currency('USD', 1)]

const settings = {
  apiUrl: 'http://api.example',
  objectsUrl: 'http://objects.example',
  uploadsUrl: 'http://objects.example',
  publicUrl: 'https://shop.example',
  backofficeUrl: '',
}

const { of: readerOf, fresh } = createReaders(
  {
    known: { languages: () => LANGUAGES, currencies: () => CURRENCIES },
    fresh: { languages: () => LANGUAGES, currencies: () => undefined },
  } as unknown as StartDataSource,
  settings,
)
const asking = (cookie: string) => ({ headers: { cookie } }) as PageRequest
const SET = 'Max-Age=15768000; Path=/; SameSite=Lax; Secure'

describe('the language of an address without a prefix [AP-3]', () => {
  it.each([
    ['lang=en', 'en'],
    ['currency=AED; lang=zh_CN; token=x', 'zh_CN'],
  ])('is the one the cookie "%s" names, if it is offered', (cookies, locale) => {
    expect(readerOf(asking(cookies), undefined)).toMatchObject({ locale, cookie: undefined })
  })

  it.each(['lang=de', 'lang=xx', 'lang=', 'slang=en', 'lang=en,ar', ''])(
    'is the default with the cookie "%s", and is set in it [AP-4]',
    (cookies) => {
      const reader = readerOf(asking(cookies), undefined)
      expect(reader).toMatchObject({ locale: 'ar', cookie: `lang=ar; ${SET}` })
    },
  )

  it('is no matter when the address says one [AP-5]', () => {
    const reader = readerOf(asking('lang=zh_CN'), 'de')
    expect(reader).toMatchObject({ locale: 'de', prefix: 'de', cookie: undefined })
  })
})

describe('the currency of a reader [AP-15]', () => {
  it('is not guessed while what is offered has to be asked for', () => {
    expect(fresh({ cookie: 'currency=AED' }, 'en')).toBeUndefined()
  })

  it.each([
    ['currency=AED', 'AED'],
    ['currency=XXX', 'USD'],
    ['currency=', 'USD'],
    ['', 'USD'],
  ])('with the cookie "%s" is %s', (cookies, code) => {
    expect(readerOf(asking(cookies), 'en')).toMatchObject({ currency: code })
  })
})
