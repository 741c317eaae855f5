import { kernelFeature } from '#kernel/kernel.feature.ts'
import {
  batchActionsOf,
  channelsOf,
  createRegistry,
  ledgerKindsOf,
  noticesOf,
  retentionOf,
} from '#kernel/registry.ts'
import { declaredEvents } from '#kernel/work/events.ts'
import { announcementFeature } from './content/announcement/announcement.feature.ts'
import { branchFeature } from './content/branch/branch.feature.ts'
import { dictionaryFeature } from './content/dictionary/dictionary.feature.ts'
import { helpFeature } from './content/help/help.feature.ts'
import { homePageFeature } from './content/home-page/home-page.feature.ts'
import { landingPageFeature } from './content/landing-page/landing-page.feature.ts'
import { newsFeature } from './content/news/news.feature.ts'
import { pageFeature } from './content/page/page.feature.ts'
import { sitemapFeature } from './content/sitemap/sitemap.feature.ts'
import { textFeature } from './content/text/text.feature.ts'
import { videoFeature } from './content/video/video.feature.ts'
import { chatFeature } from './deals/chat/chat.feature.ts'
import { inquiryFigureFeature } from './deals/inquiry-figure/inquiry-figure.feature.ts'
import { inquiryFeature } from './deals/inquiry/inquiry.feature.ts'
import { landedCostFeature } from './deals/landed-cost/landed-cost.feature.ts'
import { quoteFeature } from './deals/quote/quote.feature.ts'
import { savedSearchFeature } from './deals/saved-search/saved-search.feature.ts'
import { viewingFeature } from './deals/viewing/viewing.feature.ts'
import { whatsappFeature } from './deals/whatsapp/whatsapp.feature.ts'
import { accountChangeFeature } from './identity/account-change/account-change.feature.ts'
import { accountRecoveryFeature } from './identity/account-recovery/account-recovery.feature.ts'
import { identityProofFeature } from './identity/identity-proof/identity-proof.feature.ts'
import { identityFeature } from './identity/identity/identity.feature.ts'
import { passkeyFeature } from './identity/passkey/passkey.feature.ts'
import { registrationFeature } from './identity/registration/registration.feature.ts'
import { secondFactorFeature } from './identity/second-factor/second-factor.feature.ts'
import { securityLogFeature } from './identity/security-log/security-log.feature.ts'
import { sellerSignInFeature } from './identity/seller-sign-in/seller-sign-in.feature.ts'
import { sessionFeature } from './identity/session/session.feature.ts'
import { socialLoginFeature } from './identity/social-login/social-login.feature.ts'
import { staffSignInFeature } from './identity/staff-sign-in/staff-sign-in.feature.ts'
import { verificationFeature } from './identity/verification/verification.feature.ts'
import { categoryFeature } from './machines/category/category.feature.ts'
import { certificationFeature } from './machines/certification/certification.feature.ts'
import { deviceAdminFeature } from './machines/device-admin/device-admin.feature.ts'
import { deviceDetailFeature } from './machines/device-detail/device-detail.feature.ts'
import { deviceExportFeature } from './machines/device-export/device-export.feature.ts'
import { deviceSearchFeature } from './machines/device-search/device-search.feature.ts'
import { deviceFeature } from './machines/device/device.feature.ts'
import { facetFeature } from './machines/facet/facet.feature.ts'
import { inspectionFeature } from './machines/inspection/inspection.feature.ts'
import { passportFeature } from './machines/passport/passport.feature.ts'
import { sellerDeviceFeature } from './machines/seller-device/seller-device.feature.ts'
import { soldPriceFeature } from './machines/sold-price/sold-price.feature.ts'
import { specFeature } from './machines/spec/spec.feature.ts'
import { valuationFeature } from './machines/valuation/valuation.feature.ts'
import { cartFeature } from './mall/cart/cart.feature.ts'
import { couponFeature } from './mall/coupon/coupon.feature.ts'
import { flashSaleFeature } from './mall/flash-sale/flash-sale.feature.ts'
import { freightFeature } from './mall/freight/freight.feature.ts'
import { mallHomeFeature } from './mall/mall-home/mall-home.feature.ts'
import { orderFeature } from './mall/order/order.feature.ts'
import { productAdminFeature } from './mall/product-admin/product-admin.feature.ts'
import { productCategoryFeature } from './mall/product-category/product-category.feature.ts'
import { productDetailFeature } from './mall/product-detail/product-detail.feature.ts'
import { productExportFeature } from './mall/product-export/product-export.feature.ts'
import { productQuestionFeature } from './mall/product-question/product-question.feature.ts'
import { productSearchFeature } from './mall/product-search/product-search.feature.ts'
import { promotionFeature } from './mall/promotion/promotion.feature.ts'
import { reviewFeature } from './mall/review/review.feature.ts'
import { salesFigureFeature } from './mall/sales-figure/sales-figure.feature.ts'
import { servicePromiseFeature } from './mall/service-promise/service-promise.feature.ts'
import { settlementFeature } from './mall/settlement/settlement.feature.ts'
import { storeApplicationFeature } from './mall/store-application/store-application.feature.ts'
import { storeDirectoryFeature } from './mall/store-directory/store-directory.feature.ts'
import { storeFeature } from './mall/store/store.feature.ts'
import { voucherFeature } from './mall/voucher/voucher.feature.ts'
import { wantedPartFeature } from './mall/wanted-part/wanted-part.feature.ts'
import { balanceChangeFeature } from './money/balance-change/balance-change.feature.ts'
import { balanceFeature } from './money/balance/balance.feature.ts'
import { bankAccountFeature } from './money/bank-account/bank-account.feature.ts'
import { currencyFeature } from './money/currency/currency.feature.ts'
import { disputeFeature } from './money/dispute/dispute.feature.ts'
import { ledgerFeature } from './money/ledger/ledger.feature.ts'
import { paymentFeature } from './money/payment/payment.feature.ts'
import { payoutFeature } from './money/payout/payout.feature.ts'
import { reconciliationFeature } from './money/reconciliation/reconciliation.feature.ts'
import { sellerBalanceFeature } from './money/seller-balance/seller-balance.feature.ts'
import { topUpFeature } from './money/top-up/top-up.feature.ts'
import { addressFeature } from './people/address/address.feature.ts'
import { checkInFeature } from './people/check-in/check-in.feature.ts'
import { consentFeature } from './people/consent/consent.feature.ts'
import { favoriteFeature } from './people/favorite/favorite.feature.ts'
import { garageFeature } from './people/garage/garage.feature.ts'
import { historyFeature } from './people/history/history.feature.ts'
import { loyaltyFeature } from './people/loyalty/loyalty.feature.ts'
import { memberLevelFeature } from './people/member-level/member-level.feature.ts'
import { memberSupportFeature } from './people/member-support/member-support.feature.ts'
import { memberFeature } from './people/member/member.feature.ts'
import { pointsFeature } from './people/points/points.feature.ts'
import { privacyFeature } from './people/privacy/privacy.feature.ts'
import { sellerAccountFeature } from './people/seller-account/seller-account.feature.ts'
import { sellerApplicationFeature } from './people/seller-application/seller-application.feature.ts'
import { sellerPageFeature } from './people/seller-page/seller-page.feature.ts'
import { staffFeature } from './people/staff/staff.feature.ts'
import { subscriptionFeature } from './people/subscription/subscription.feature.ts'
import { userCenterFeature } from './people/user-center/user-center.feature.ts'
import { analyticsFeature } from './platform/analytics/analytics.feature.ts'
import { auditFeature } from './platform/audit/audit.feature.ts'
import { batchFeature } from './platform/batch/batch.feature.ts'
import { featureSwitchFeature } from './platform/feature-switch/feature-switch.feature.ts'
import { feedFeature } from './platform/feed/feed.feature.ts'
import { importFeature } from './platform/import/import.feature.ts'
import { languageFeature } from './platform/language/language.feature.ts'
import { listExportFeature } from './platform/list-export/list-export.feature.ts'
import { mediaFeature } from './platform/media/media.feature.ts'
import { notificationFeature } from './platform/notification/notification.feature.ts'
import { realtimeFeature } from './platform/realtime/realtime.feature.ts'
import { remotePhotoFeature } from './platform/remote-photo/remote-photo.feature.ts'
import { savedViewFeature } from './platform/saved-view/saved-view.feature.ts'
import { searchMissFeature } from './platform/search-miss/search-miss.feature.ts'
import { searchFeature } from './platform/search/search.feature.ts'
import { settingFeature } from './platform/setting/setting.feature.ts'
import { todayFeature } from './platform/today/today.feature.ts'
import { trafficFeature } from './platform/traffic/traffic.feature.ts'

/** A feature that is not listed here does not run. */
const features = [
  kernelFeature,
  voucherFeature,
  wantedPartFeature,
  productQuestionFeature,
  reviewFeature,
  orderFeature,
  cartFeature,
  addressFeature,
  garageFeature,
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
  checkInFeature,
  consentFeature,
  currencyFeature,
  deviceFeature,
  deviceAdminFeature,
  deviceDetailFeature,
  deviceExportFeature,
  deviceSearchFeature,
  dictionaryFeature,
  facetFeature,
  favoriteFeature,
  featureSwitchFeature,
  feedFeature,
  remotePhotoFeature,
  analyticsFeature,
  helpFeature,
  historyFeature,
  identityFeature,
  identityProofFeature,
  importFeature,
  inquiryFeature,
  inspectionFeature,
  inquiryFigureFeature,
  landedCostFeature,
  landingPageFeature,
  languageFeature,
  listExportFeature,
  ledgerFeature,
  loyaltyFeature,
  mallHomeFeature,
  mediaFeature,
  memberLevelFeature,
  memberSupportFeature,
  newsFeature,
  pageFeature,
  passkeyFeature,
  passportFeature,
  disputeFeature,
  paymentFeature,
  sellerBalanceFeature,
  settlementFeature,
  topUpFeature,
  payoutFeature,
  couponFeature,
  freightFeature,
  productCategoryFeature,
  productAdminFeature,
  productExportFeature,
  pointsFeature,
  privacyFeature,
  productDetailFeature,
  productSearchFeature,
  quoteFeature,
  reconciliationFeature,
  registrationFeature,
  homePageFeature,
  savedSearchFeature,
  searchFeature,
  searchMissFeature,
  secondFactorFeature,
  securityLogFeature,
  sellerPageFeature,
  bankAccountFeature,
  sellerAccountFeature,
  sellerApplicationFeature,
  sellerDeviceFeature,
  sellerSignInFeature,
  promotionFeature,
  flashSaleFeature,
  salesFigureFeature,
  servicePromiseFeature,
  sessionFeature,
  settingFeature,
  sitemapFeature,
  socialLoginFeature,
  soldPriceFeature,
  specFeature,
  staffFeature,
  staffSignInFeature,
  storeDirectoryFeature,
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
export const ledgerKinds = ledgerKindsOf(all)
