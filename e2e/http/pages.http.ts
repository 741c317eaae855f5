import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { settingEndpoints } from '@ironsouq/contract/platform/setting/setting.endpoints'
import { LOCALE_CODES, LOCALES } from '@ironsouq/i18n/locales'
import type { Key } from '@ironsouq/i18n/messages'
import { translator } from '@ironsouq/i18n/translate'
import { expect, test } from '../environment/fixtures.ts'
import { elementsOf, headingsOf, langOf, linksOf, load, packed, titleOf } from './html.ts'

/** Public pages whose heading is a message of the packs. */
const HEADINGS = {
  '/terms-page': 'legal.termsTitle',
  '/help-center': 'help.title',
  '/user-center/help-center': 'help.title',
  '/login': 'login.title',
  '/register': 'register.verifyTitle',
  '/check-account': 'register.whichTitle',
  '/device-list': 'device.listTitle',
  '/inquiry': 'inquiry.titleFree',
  '/sell': 'sellerApplication.title',
  '/sell/confirm': 'sellerApplication.confirmTitle',
  '/videos': 'video.title',
  '/mall': 'mall.homeTitle',
  '/mall/list': 'mall.listTitle',
  '/mall/coupons': 'coupon.centre',
  '/mall/flash-sales': 'flashSale.title',
  '/mall/stores': 'store.directoryTitle',
  '/mall/open-store': 'openStore.title',
  '/sold-prices': 'soldPrice.modelsTitle',
} satisfies Record<string, Key>

for (const locale of LOCALE_CODES) {
  const { bcp47: lang, dir } = LOCALES[locale]
  const t = translator(locale)

  test(`serves every public page in ${locale} [AP-1] [AP-5] [RT-1] [RT-12] [RT-13] [RT-15] [RT-16] [RT-17] [RT-20] [RT-22] [RT-25]`, async ({
    request,
    machine: { deviceId },
  }) => {
    for (const [path, key] of Object.entries(HEADINGS)) {
      const page = await load(request, `/${locale}${path}`)
      expect([path, page.status, langOf(page)]).toEqual([path, 200, { lang, dir }])
      expect([path, headingsOf(page)]).toEqual([path, [t(key)]])
      expect(titleOf(page)).toContain(t('common.brand'))
    }
    const others = [
      '',
      '/register/form',
      '/subscribe',
      '/service-outlets',
      '/user-center/about-us',
      '/machines/excavators',
      `/compare?ids=${deviceId}`,
    ]
    for (const path of others) {
      const page = await load(request, `/${locale}${path}`)
      expect([path, page.status, langOf(page)]).toEqual([path, 200, { lang, dir }])
      expect([path, headingsOf(page).length]).toEqual([path, 1])
    }
  })

  test(`shows the operator’s phone, address and trade licence in ${locale}`, async ({
    request,
    api,
  }) => {
    const { pcCompanyPhone, pcCompanyAddress, pcCompanyLicence } = await api(locale)(
      settingEndpoints.webConfig,
    )
    const { html } = await load(request, `/${locale}/terms-page`)
    const footer = elementsOf(html, 'footer')[0]
    expect(linksOf({ html: footer?.html ?? '' })).toContainEqual(
      expect.objectContaining({ href: 'tel:+97165550100', name: pcCompanyPhone }),
    )
    expect(footer?.text).toContain(pcCompanyAddress)
    expect(footer?.text).toContain(t('shell.tradeLicence', { number: pcCompanyLicence }))
    expect(pcCompanyLicence).toContain(t('device.emirateSharjah'))
  })

  test(`lists machines in ${locale} [AP-1] [AP-5] [RT-2] [EQ-7]`, async ({ request, api }) => {
    const { records, total } = await api(locale)(deviceEndpoints.list, { query: {} })
    const page = await load(request, `/${locale}/device-list`)
    expect(page.text).toContain(t('device.resultCount', { count: total }))
    const names = elementsOf(page.html, 'article').map(
      ({ html }) => elementsOf(html, 'h2')[0]?.text,
    )
    expect(names).toEqual(records.map(({ brandName, model }) => `${brandName} ${model}`))
  })

  test(`describes a machine in ${locale} [AP-1] [AP-5] [RT-3] [EQ-7]`, async ({
    request,
    api,
    machine: { deviceId },
  }) => {
    const device = await api(locale)(deviceEndpoints.detail, { query: { deviceId } })
    const page = await load(request, `/${locale}/device-detail/${deviceId}`)
    expect([page.status, langOf(page)]).toEqual([200, { lang, dir }])
    expect(headingsOf(page)).toEqual([expect.stringContaining(device.title)])
    expect(packed(page.text)).toContain(packed(device.description))
    expect(elementsOf(page.html, 'dt').map(({ text }) => text)).toContain(t('device.customsStatus'))
  })
}
