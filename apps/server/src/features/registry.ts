import { forgetOldKeys } from '#kernel/idempotency.ts'
import type { IndexDefinition } from '#kernel/ports.ts'
import { checked } from '#kernel/registry.ts'
import { categoryRoutes } from './category/category.routes.ts'
import { purgeCertification } from './certification/certification.on-changed.purge.ts'
import { certificationRoutes } from './certification/certification.routes.ts'
import { purgeCurrency } from './currency/currency.on-changed.purge.ts'
import { currencyRoutes } from './currency/currency.routes.ts'
import { deviceIndex } from './device/device.document.ts'
import { purgeDevice, purgeDeviceIndexed } from './device/device.on-changed.purge.ts'
import { indexDevice } from './device/device.on-changed.ts'
import { showGuide } from './device/device.on-guided.ts'
import { deviceRoutes } from './device/device.routes.ts'
import { purgeDictionary } from './dictionary/dictionary.on-changed.purge.ts'
import { dictionaryRoutes } from './dictionary/dictionary.routes.ts'
import { purgeFound } from './finding/finding.on-words-changed.purge.ts'
import { findingRoutes } from './finding/finding.routes.ts'
import { purgeLanded } from './landed/landed.on-changed.purge.ts'
import { landedRoutes } from './landed/landed.routes.ts'
import { landingRoutes } from './landing/landing.routes.ts'
import { purgeLanguage } from './language/language.on-changed.purge.ts'
import { languageRoutes } from './language/language.routes.ts'
import { expireOldUploads } from './media/media.expire-uploads.job.ts'
import { makePicture } from './media/media.on-received.ts'
import { mediaRoutes } from './media/media.routes.ts'
import { memberRoutes } from './member/member.routes.ts'
import { passportRoutes } from './passport/passport.routes.ts'
import { purgeRenovation } from './renovation/renovation.on-changed.purge.ts'
import { renovationRoutes } from './renovation/renovation.routes.ts'
import { purgeSetting } from './setting/setting.on-changed.purge.ts'
import { settingRoutes } from './setting/setting.routes.ts'
import { purgeSitemap } from './sitemap/sitemap.on-changed.purge.ts'
import { reckonSitemap } from './sitemap/sitemap.on-device-changed.ts'
import { reckonDueSitemap } from './sitemap/sitemap.reckon-due.job.ts'
import { sitemapRoutes } from './sitemap/sitemap.routes.ts'
import { mailConfirmation } from './subscription/subscription.on-asked.ts'
import { subscriptionRoutes } from './subscription/subscription.routes.ts'
import { closeTrafficDays } from './traffic/traffic.close-days.job.ts'
import { trafficRoutes } from './traffic/traffic.routes.ts'
import { guideDevice, noteSale } from './valuation/valuation.on-device-changed.ts'
import { observePrice } from './valuation/valuation.on-device-repriced.ts'
import { refreshGuides } from './valuation/valuation.refresh.job.ts'

/** All that the features bring. One line each: what is not here does not run. */
export const registry = checked({
  routes: [
    categoryRoutes,
    certificationRoutes,
    currencyRoutes,
    deviceRoutes,
    dictionaryRoutes,
    findingRoutes,
    landingRoutes,
    landedRoutes,
    languageRoutes,
    mediaRoutes,
    memberRoutes,
    passportRoutes,
    renovationRoutes,
    settingRoutes,
    sitemapRoutes,
    trafficRoutes,
    subscriptionRoutes,
  ],
  consumers: [
    indexDevice,
    guideDevice,
    noteSale,
    observePrice,
    showGuide,
    purgeDevice,
    purgeDeviceIndexed,
    purgeCertification,
    purgeCurrency,
    purgeDictionary,
    purgeFound,
    purgeLanded,
    purgeLanguage,
    purgeRenovation,
    purgeSetting,
    purgeSitemap,
    reckonSitemap,
    mailConfirmation,
    makePicture,
  ],
  jobs: [forgetOldKeys, expireOldUploads, closeTrafficDays, reckonDueSitemap, refreshGuides],
})

export const indexes: readonly IndexDefinition[] = [deviceIndex]
