import { kernelFeature } from '#kernel/kernel.feature.ts'
import {
  batchActionsOf,
  channelsOf,
  createRegistry,
  noticesOf,
  retentionOf,
} from '#kernel/registry.ts'
import { declaredEvents } from '#kernel/work/events.ts'
import { accountChangeFeature } from './account-change/account-change.feature.ts'
import { accountRecoveryFeature } from './account-recovery/account-recovery.feature.ts'
import { addressFeature } from './address/address.feature.ts'
import { announcementFeature } from './announcement/announcement.feature.ts'
import { auditFeature } from './audit/audit.feature.ts'
import { balanceChangeFeature } from './balance-change/balance-change.feature.ts'
import { balanceFeature } from './balance/balance.feature.ts'
import { bankAccountFeature } from './bank-account/bank-account.feature.ts'
import { batchFeature } from './batch/batch.feature.ts'
import { branchFeature } from './branch/branch.feature.ts'
import { cartFeature } from './cart/cart.feature.ts'
import { categoryFeature } from './category/category.feature.ts'
import { certificationFeature } from './certification/certification.feature.ts'
import { chatFeature } from './chat/chat.feature.ts'
import { consentFeature } from './consent/consent.feature.ts'
import { currencyFeature } from './currency/currency.feature.ts'
import { deviceDeskFeature } from './device-desk/device-desk.feature.ts'
import { deviceDetailFeature } from './device-detail/device-detail.feature.ts'
import { deviceExportFeature } from './device-export/device-export.feature.ts'
import { deviceSearchFeature } from './device-search/device-search.feature.ts'
import { deviceFeature } from './device/device.feature.ts'
import { dictionaryFeature } from './dictionary/dictionary.feature.ts'
import { facetFeature } from './facet/facet.feature.ts'
import { favoriteFeature } from './favorite/favorite.feature.ts'
import { featureSwitchFeature } from './feature-switch/feature-switch.feature.ts'
import { feedFeature } from './feed/feed.feature.ts'
import { figuresFeature } from './figures/figures.feature.ts'
import { freightFeature } from './freight/freight.feature.ts'
import { helpFeature } from './help/help.feature.ts'
import { historyFeature } from './history/history.feature.ts'
import { identityProofFeature } from './identity-proof/identity-proof.feature.ts'
import { identityFeature } from './identity/identity.feature.ts'
import { importFeature } from './import/import.feature.ts'
import { inquiryFeature } from './inquiry/inquiry.feature.ts'
import { inspectionFeature } from './inspection/inspection.feature.ts'
import { landedCostFeature } from './landed-cost/landed-cost.feature.ts'
import { landingPageFeature } from './landing-page/landing-page.feature.ts'
import { languageFeature } from './language/language.feature.ts'
import { ledgerFeature } from './ledger/ledger.feature.ts'
import { mallHomeFeature } from './mall-home/mall-home.feature.ts'
import { mediaFeature } from './media/media.feature.ts'
import { memberSupportFeature } from './member-support/member-support.feature.ts'
import { memberFeature } from './member/member.feature.ts'
import { newsFeature } from './news/news.feature.ts'
import { notificationFeature } from './notification/notification.feature.ts'
import { orderFeature } from './order/order.feature.ts'
import { pageFeature } from './page/page.feature.ts'
import { passkeyFeature } from './passkey/passkey.feature.ts'
import { passportFeature } from './passport/passport.feature.ts'
import { paymentFeature } from './payment/payment.feature.ts'
import { payoutFeature } from './payout/payout.feature.ts'
import { privacyFeature } from './privacy/privacy.feature.ts'
import { productCategoryFeature } from './product-category/product-category.feature.ts'
import { productDeskFeature } from './product-desk/product-desk.feature.ts'
import { productDetailFeature } from './product-detail/product-detail.feature.ts'
import { productExportFeature } from './product-export/product-export.feature.ts'
import { productSearchFeature } from './product-search/product-search.feature.ts'
import { quoteFeature } from './quote/quote.feature.ts'
import { realtimeFeature } from './realtime/realtime.feature.ts'
import { reconciliationFeature } from './reconciliation/reconciliation.feature.ts'
import { registrationFeature } from './registration/registration.feature.ts'
import { renovationFeature } from './renovation/renovation.feature.ts'
import { savedSearchFeature } from './saved-search/saved-search.feature.ts'
import { savedViewFeature } from './saved-view/saved-view.feature.ts'
import { searchMissFeature } from './search-miss/search-miss.feature.ts'
import { searchFeature } from './search/search.feature.ts'
import { secondFactorFeature } from './second-factor/second-factor.feature.ts'
import { securityLogFeature } from './security-log/security-log.feature.ts'
import { sellerAccountFeature } from './seller-account/seller-account.feature.ts'
import { sellerApplicationFeature } from './seller-application/seller-application.feature.ts'
import { sellerDeskFeature } from './seller-desk/seller-desk.feature.ts'
import { sellerPageFeature } from './seller-page/seller-page.feature.ts'
import { sellerSignInFeature } from './seller-sign-in/seller-sign-in.feature.ts'
import { servicePromiseFeature } from './service-promise/service-promise.feature.ts'
import { sessionFeature } from './session/session.feature.ts'
import { settingFeature } from './setting/setting.feature.ts'
import { settlementFeature } from './settlement/settlement.feature.ts'
import { sitemapFeature } from './sitemap/sitemap.feature.ts'
import { socialLoginFeature } from './social-login/social-login.feature.ts'
import { specFeature } from './spec/spec.feature.ts'
import { staffSignInFeature } from './staff-sign-in/staff-sign-in.feature.ts'
import { staffFeature } from './staff/staff.feature.ts'
import { storeApplicationFeature } from './store-application/store-application.feature.ts'
import { storeFeature } from './store/store.feature.ts'
import { subscriptionFeature } from './subscription/subscription.feature.ts'
import { textFeature } from './text/text.feature.ts'
import { todayFeature } from './today/today.feature.ts'
import { trafficFeature } from './traffic/traffic.feature.ts'
import { userCenterFeature } from './user-center/user-center.feature.ts'
import { valuationFeature } from './valuation/valuation.feature.ts'
import { verificationFeature } from './verification/verification.feature.ts'
import { videoFeature } from './video/video.feature.ts'
import { viewingFeature } from './viewing/viewing.feature.ts'
import { whatsappFeature } from './whatsapp/whatsapp.feature.ts'

/** A feature that is not listed here does not run. */
const features = [
  kernelFeature,
  orderFeature,
  cartFeature,
  addressFeature,
  accountChangeFeature,
  accountRecoveryFeature,
  announcementFeature,
  auditFeature,
  balanceFeature,
  balanceChangeFeature,
  branchFeature,
  categoryFeature,
  certificationFeature,
  chatFeature,
  consentFeature,
  currencyFeature,
  deviceFeature,
  deviceDeskFeature,
  deviceDetailFeature,
  deviceExportFeature,
  deviceSearchFeature,
  dictionaryFeature,
  facetFeature,
  favoriteFeature,
  featureSwitchFeature,
  feedFeature,
  figuresFeature,
  helpFeature,
  historyFeature,
  identityFeature,
  identityProofFeature,
  importFeature,
  inquiryFeature,
  inspectionFeature,
  landedCostFeature,
  landingPageFeature,
  languageFeature,
  ledgerFeature,
  mallHomeFeature,
  mediaFeature,
  memberSupportFeature,
  newsFeature,
  pageFeature,
  passkeyFeature,
  passportFeature,
  paymentFeature,
  settlementFeature,
  payoutFeature,
  freightFeature,
  productCategoryFeature,
  productDeskFeature,
  productExportFeature,
  privacyFeature,
  productDetailFeature,
  productSearchFeature,
  quoteFeature,
  reconciliationFeature,
  registrationFeature,
  renovationFeature,
  savedSearchFeature,
  searchFeature,
  searchMissFeature,
  secondFactorFeature,
  securityLogFeature,
  sellerPageFeature,
  bankAccountFeature,
  sellerAccountFeature,
  sellerApplicationFeature,
  sellerDeskFeature,
  sellerSignInFeature,
  servicePromiseFeature,
  sessionFeature,
  settingFeature,
  sitemapFeature,
  socialLoginFeature,
  specFeature,
  staffFeature,
  staffSignInFeature,
  storeFeature,
  storeApplicationFeature,
  subscriptionFeature,
  todayFeature,
  textFeature,
  trafficFeature,
  userCenterFeature,
  valuationFeature,
  verificationFeature,
  videoFeature,
  viewingFeature,
  whatsappFeature,
  // Last: erasure reads the member's address in the other features' tables before it is gone.
  memberFeature,
]

export const notices = noticesOf(features)

/** Everything the features contribute. */
const notifications = notificationFeature(notices)
const all = [
  notifications,
  realtimeFeature(channelsOf([notifications, ...features])),
  batchFeature(batchActionsOf(features)),
  savedViewFeature,
  ...features,
]
export const registry = createRegistry(all, declaredEvents())
export const retention = retentionOf(all)
