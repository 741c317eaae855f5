import {
  CONTACT_FIELDS,
  WEB_CONFIG_FIELDS,
} from '@ironsouq/contract/platform/setting/setting.endpoints'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { describe, expect, it } from 'vitest'
import { filledWebConfig } from './web-config.server.ts'

const publicUrl = 'https://shop.example'

describe('what the shop says of itself [AP-10]', () => {
  it.each(LOCALE_CODES)('has a built-in value for every field but the contact in %s', (locale) => {
    const filled = filledWebConfig({}, { locale, publicUrl })
    expect(Object.keys(filled).toSorted()).toEqual(WEB_CONFIG_FIELDS.toSorted())
    const empty = WEB_CONFIG_FIELDS.filter((field) => filled[field] === '')
    expect(empty).toEqual(CONTACT_FIELDS)
    for (const value of Object.values(filled)) expect(value).not.toMatch(/^\s+$|shell\.|\{/)
    expect(filled.pcTitleImg).toBe(`${publicUrl}/favicon.svg`)
  })

  it('is the operator’s own value where there is one', () => {
    const given = { pcCompanyName: 'Yard LLC', pcLogoImg: 'logo/1.png', pcWelcome: ' ' }
    const filled = filledWebConfig(given, { locale: 'en', publicUrl })
    expect(filled).toMatchObject({ pcCompanyName: 'Yard LLC', pcLogoImg: 'logo/1.png' })
    expect(filled.pcWelcome.trim()).not.toBe('')
  })

  it('lets through no script in what is shown as rich text [AP-33]', () => {
    const pcCompanyInfo = '<p onclick="x()">We <script>steal()</script><b>sell</b></p>'
    const filled = filledWebConfig({ pcCompanyInfo }, { locale: 'en', publicUrl })
    expect(filled.pcCompanyInfo).toBe('<p>We <b>sell</b></p>')
  })
})
