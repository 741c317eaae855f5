import { answersKept, forgetOldKeys } from '#kernel/idempotency.ts'
import type { IndexDefinition } from '#kernel/ports.ts'
import { checked } from '#kernel/registry.ts'
import { categoryRoutes } from './category/category.routes.ts'
import { purgeCertification } from './certification/certification.on-changed.purge.ts'
import { certificationRoutes } from './certification/certification.routes.ts'
import { consentsKept } from './consent/consent.personal.ts'
import { consentRoutes } from './consent/consent.routes.ts'
import { purgeCurrency } from './currency/currency.on-changed.purge.ts'
import { currencyRoutes } from './currency/currency.routes.ts'
import { deviceIndex } from './device/device.document.ts'
import { purgeDevice, purgeDeviceIndexed } from './device/device.on-changed.purge.ts'
import { indexDevice } from './device/device.on-changed.ts'
import { showGuide } from './device/device.on-guided.ts'
import { deviceRoutes } from './device/device.routes.ts'
import { purgeDictionary } from './dictionary/dictionary.on-changed.purge.ts'
import { dictionaryRoutes } from './dictionary/dictionary.routes.ts'
import { favoritesKept } from './favorite/favorite.personal.ts'
import { favoriteRoutes } from './favorite/favorite.routes.ts'
import { purgeFound } from './finding/finding.on-words-changed.purge.ts'
import { findingRoutes } from './finding/finding.routes.ts'
import { forgetOldHistory } from './history/history.forget-old.job.ts'
import { historyKept } from './history/history.personal.ts'
import { historyRoutes } from './history/history.routes.ts'
import { sendAskedCode } from './identity/identity.on-code-asked.ts'
import { tellOfPassword } from './identity/identity.on-password-changed.ts'
import { welcomeMember } from './identity/identity.on-registered.ts'
import { tellOfSignIn } from './identity/identity.on-signed-in-anew.ts'
import { codesKept, credentialKept } from './identity/identity.personal.ts'
import { identityRoutes } from './identity/identity.routes.ts'
import { passkeysKept } from './identity/passkey.personal.ts'
import { passkeyRoutes } from './identity/passkey.routes.ts'
import { forgetOldSessions } from './identity/session.forget-old.job.ts'
import { sessionsKept } from './identity/session.personal.ts'
import { sessionRoutes } from './identity/session.routes.ts'
import { bindingsKept } from './identity/social.personal.ts'
import { socialRoutes } from './identity/social.routes.ts'
import { purgeLanded } from './landed/landed.on-changed.purge.ts'
import { landedRoutes } from './landed/landed.routes.ts'
import { landingRoutes } from './landing/landing.routes.ts'
import { purgeLanguage } from './language/language.on-changed.purge.ts'
import { languageRoutes } from './language/language.routes.ts'
import { expireOldUploads } from './media/media.expire-uploads.job.ts'
import { removePictures } from './media/media.on-disowned.ts'
import { makePicture } from './media/media.on-received.ts'
import { uploadsKept } from './media/media.personal.ts'
import { mediaRoutes } from './media/media.routes.ts'
import { memberKept } from './member/member.personal.ts'
import { memberRoutes } from './member/member.routes.ts'
import { forgetOldNotices } from './notification/notification.forget-old.job.ts'
import {
  tellExportReady,
  tellNewDevice,
  tellPasswordChanged,
  tellWelcome,
} from './notification/notification.on-account.ts'
import { mailBackOnSale, mailSold } from './notification/notification.on-device-moved.mail.ts'
import {
  tellBackOnSale,
  tellSold,
  tellWithdrawn,
} from './notification/notification.on-device-moved.ts'
import { mailPriceCut } from './notification/notification.on-device-repriced.mail.ts'
import { tellNewPrice } from './notification/notification.on-device-repriced.ts'
import { sendSavedMail } from './notification/notification.on-saved-mail-planned.ts'
import { noticesKept, savedMailsKept } from './notification/notification.personal.ts'
import { notificationRoutes } from './notification/notification.routes.ts'
import { passportRoutes } from './passport/passport.routes.ts'
import { expireOldExports } from './privacy/privacy.expire-exports.job.ts'
import { finishOldErasures } from './privacy/privacy.finish-erasures.job.ts'
import { mailErased, removeArchives } from './privacy/privacy.on-erased.ts'
import { packAskedExport } from './privacy/privacy.on-export-asked.ts'
import { mailExport } from './privacy/privacy.on-export-packed.ts'
import { exportsKept } from './privacy/privacy.personal.ts'
import { privacyRoutes } from './privacy/privacy.routes.ts'
import { purgeRenovation } from './renovation/renovation.on-changed.purge.ts'
import { renovationRoutes } from './renovation/renovation.routes.ts'
import { purgeSetting } from './setting/setting.on-changed.purge.ts'
import { settingRoutes } from './setting/setting.routes.ts'
import { purgeSitemap } from './sitemap/sitemap.on-changed.purge.ts'
import { reckonSitemap } from './sitemap/sitemap.on-device-changed.ts'
import { reckonDueSitemap } from './sitemap/sitemap.reckon-due.job.ts'
import { sitemapRoutes } from './sitemap/sitemap.routes.ts'
import { mailConfirmation } from './subscription/subscription.on-asked.ts'
import { subscriptionKept } from './subscription/subscription.personal.ts'
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
    consentRoutes,
    currencyRoutes,
    deviceRoutes,
    dictionaryRoutes,
    favoriteRoutes,
    findingRoutes,
    identityRoutes,
    historyRoutes,
    landingRoutes,
    landedRoutes,
    languageRoutes,
    mediaRoutes,
    memberRoutes,
    notificationRoutes,
    passkeyRoutes,
    passportRoutes,
    privacyRoutes,
    renovationRoutes,
    sessionRoutes,
    settingRoutes,
    sitemapRoutes,
    socialRoutes,
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
    removePictures,
    packAskedExport,
    mailExport,
    mailErased,
    removeArchives,
    sendAskedCode,
    welcomeMember,
    tellOfPassword,
    tellOfSignIn,
    tellNewPrice,
    tellSold,
    tellWithdrawn,
    tellBackOnSale,
    tellWelcome,
    tellPasswordChanged,
    tellNewDevice,
    tellExportReady,
    mailPriceCut,
    mailSold,
    mailBackOnSale,
    sendSavedMail,
  ],
  jobs: [
    forgetOldKeys,
    forgetOldSessions,
    forgetOldHistory,
    forgetOldNotices,
    expireOldUploads,
    expireOldExports,
    finishOldErasures,
    closeTrafficDays,
    reckonDueSitemap,
    refreshGuides,
  ],
  // The member himself is the last: the others find what is his by his address.
  personal: [
    favoritesKept,
    historyKept,
    noticesKept,
    savedMailsKept,
    consentsKept,
    sessionsKept,
    passkeysKept,
    bindingsKept,
    credentialKept,
    codesKept,
    subscriptionKept,
    uploadsKept,
    answersKept,
    exportsKept,
    memberKept,
  ],
})

export const indexes: readonly IndexDefinition[] = [deviceIndex]
