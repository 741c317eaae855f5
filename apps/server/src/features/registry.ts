import { kernelFeature } from '#kernel/kernel.feature.ts'
import { createRegistry, noticesOf, retentionOf } from '#kernel/registry.ts'
import { accountChangeFeature } from './account-change/account-change.feature.ts'
import { accountRecoveryFeature } from './account-recovery/account-recovery.feature.ts'
import { categoryFeature } from './category/category.feature.ts'
import { certificationFeature } from './certification/certification.feature.ts'
import { consentFeature } from './consent/consent.feature.ts'
import { currencyFeature } from './currency/currency.feature.ts'
import { deviceDetailFeature } from './device-detail/device-detail.feature.ts'
import { deviceSearchFeature } from './device-search/device-search.feature.ts'
import { deviceFeature } from './device/device.feature.ts'
import { dictionaryFeature } from './dictionary/dictionary.feature.ts'
import { favoriteFeature } from './favorite/favorite.feature.ts'
import { historyFeature } from './history/history.feature.ts'
import { identityProofFeature } from './identity-proof/identity-proof.feature.ts'
import { identityFeature } from './identity/identity.feature.ts'
import { landedCostFeature } from './landed-cost/landed-cost.feature.ts'
import { landingPageFeature } from './landing-page/landing-page.feature.ts'
import { languageFeature } from './language/language.feature.ts'
import { mediaFeature } from './media/media.feature.ts'
import { memberFeature } from './member/member.feature.ts'
import { notificationFeature } from './notification/notification.feature.ts'
import { passkeyFeature } from './passkey/passkey.feature.ts'
import { passportFeature } from './passport/passport.feature.ts'
import { privacyFeature } from './privacy/privacy.feature.ts'
import { registrationFeature } from './registration/registration.feature.ts'
import { renovationFeature } from './renovation/renovation.feature.ts'
import { searchFeature } from './search/search.feature.ts'
import { secondFactorFeature } from './second-factor/second-factor.feature.ts'
import { securityLogFeature } from './security-log/security-log.feature.ts'
import { sellerPageFeature } from './seller-page/seller-page.feature.ts'
import { sessionFeature } from './session/session.feature.ts'
import { settingFeature } from './setting/setting.feature.ts'
import { sitemapFeature } from './sitemap/sitemap.feature.ts'
import { socialLoginFeature } from './social-login/social-login.feature.ts'
import { subscriptionFeature } from './subscription/subscription.feature.ts'
import { trafficFeature } from './traffic/traffic.feature.ts'
import { userCenterFeature } from './user-center/user-center.feature.ts'
import { valuationFeature } from './valuation/valuation.feature.ts'
import { verificationFeature } from './verification/verification.feature.ts'
import { viewingFeature } from './viewing/viewing.feature.ts'

/** A feature that is not listed here does not run. */
const features = [
  kernelFeature,
  accountChangeFeature,
  accountRecoveryFeature,
  categoryFeature,
  certificationFeature,
  consentFeature,
  currencyFeature,
  deviceFeature,
  deviceDetailFeature,
  deviceSearchFeature,
  dictionaryFeature,
  favoriteFeature,
  historyFeature,
  identityFeature,
  identityProofFeature,
  landedCostFeature,
  landingPageFeature,
  languageFeature,
  mediaFeature,
  passkeyFeature,
  passportFeature,
  privacyFeature,
  registrationFeature,
  renovationFeature,
  searchFeature,
  secondFactorFeature,
  securityLogFeature,
  sellerPageFeature,
  sessionFeature,
  settingFeature,
  sitemapFeature,
  socialLoginFeature,
  subscriptionFeature,
  trafficFeature,
  userCenterFeature,
  valuationFeature,
  verificationFeature,
  viewingFeature,
  // Last: erasure reads the member's address in the other features' tables before it is gone.
  memberFeature,
]

export const notices = noticesOf(features)

/** Everything the features contribute. */
const all = [notificationFeature(notices), ...features]
export const registry = createRegistry(all)
export const retention = retentionOf(all)
