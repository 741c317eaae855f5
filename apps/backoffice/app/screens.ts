import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import { announcementScreens } from './features/content/announcement/announcement.screens.ts'
import { branchScreens } from './features/content/branch/branch.screens.ts'
import { dictionaryScreens } from './features/content/dictionary/dictionary.screens.ts'
import { helpScreens } from './features/content/help/help.screens.ts'
import { homePageScreens } from './features/content/home-page/home-page.screens.ts'
import { newsScreens } from './features/content/news/news.screens.ts'
import { pageScreens } from './features/content/page/page.screens.ts'
import { textScreens } from './features/content/text/text.screens.ts'
import { videoScreens } from './features/content/video/video.screens.ts'
import { chatScreens } from './features/deals/chat/chat.screens.ts'
import { inquiryScreens } from './features/deals/inquiry/inquiry.screens.ts'
import { landedCostScreens } from './features/deals/landed-cost/landed-cost.screens.ts'
import { savedSearchScreens } from './features/deals/saved-search/saved-search.screens.ts'
import { viewingScreens } from './features/deals/viewing/viewing.screens.ts'
import { staffSignInScreens } from './features/identity/staff-sign-in/staff-sign-in.screens.ts'
import { categoryScreens } from './features/machines/category/category.screens.ts'
import { certificationScreens } from './features/machines/certification/certification.screens.ts'
import { deviceScreens } from './features/machines/device/device.screens.ts'
import { facetScreens } from './features/machines/facet/facet.screens.ts'
import { inspectionRemarkScreens } from './features/machines/inspection-remark/inspection-remark.screens.ts'
import { inspectionScreens } from './features/machines/inspection/inspection.screens.ts'
import { specScreens } from './features/machines/spec/spec.screens.ts'
import { couponScreens } from './features/mall/coupon/coupon.screens.ts'
import { flashSaleScreens } from './features/mall/flash-sale/flash-sale.screens.ts'
import { orderScreens } from './features/mall/order/order.screens.ts'
import { productCategoryScreens } from './features/mall/product-category/product-category.screens.ts'
import { productScreens } from './features/mall/product/product.screens.ts'
import { promotionScreens } from './features/mall/promotion/promotion.screens.ts'
import { reviewScreens } from './features/mall/review/review.screens.ts'
import { servicePromiseScreens } from './features/mall/service-promise/service-promise.screens.ts'
import { storeApplicationScreens } from './features/mall/store-application/store-application.screens.ts'
import { storeScreens } from './features/mall/store/store.screens.ts'
import { bankAccountScreens } from './features/money/bank-account/bank-account.screens.ts'
import { currencyScreens } from './features/money/currency/currency.screens.ts'
import { ledgerScreens } from './features/money/ledger/ledger.screens.ts'
import { loyaltyScreens } from './features/people/loyalty/loyalty.screens.ts'
import { memberLevelScreens } from './features/people/member-level/member-level.screens.ts'
import { memberScreens } from './features/people/member/member.screens.ts'
import { sellerApplicationScreens } from './features/people/seller-application/seller-application.screens.ts'
import { staffScreens } from './features/people/staff/staff.screens.ts'
import { analyticsScreens } from './features/platform/analytics/analytics.screens.ts'
import { auditScreens } from './features/platform/audit/audit.screens.ts'
import { featureSwitchScreens } from './features/platform/feature-switch/feature-switch.screens.ts'
import { homeScreens } from './features/platform/home/home.screens.ts'
import { importScreens } from './features/platform/import/import.screens.ts'
import { searchScreens } from './features/platform/search/search.screens.ts'
import { settingScreens } from './features/platform/setting/setting.screens.ts'
import type { MenuGroup } from './menu-groups.ts'

/** Every screen of the back office; what is not listed here does not exist. */
export const screens: Screens<MenuGroup> = {
  ...deviceScreens,
  ...announcementScreens,
  ...bankAccountScreens,
  ...branchScreens,
  ...categoryScreens,
  ...certificationScreens,
  ...chatScreens,
  ...couponScreens,
  ...currencyScreens,
  ...facetScreens,
  ...helpScreens,
  ...featureSwitchScreens,
  ...analyticsScreens,
  ...dictionaryScreens,
  ...homeScreens,
  ...homePageScreens,
  ...auditScreens,
  ...inquiryScreens,
  ...inspectionRemarkScreens,
  ...inspectionScreens,
  ...landedCostScreens,
  ...ledgerScreens,
  ...loyaltyScreens,
  ...memberLevelScreens,
  ...memberScreens,
  ...sellerApplicationScreens,
  ...newsScreens,
  ...orderScreens,
  ...productCategoryScreens,
  ...productScreens,
  ...searchScreens,
  ...pageScreens,
  ...servicePromiseScreens,
  ...settingScreens,
  ...specScreens,
  ...staffScreens,
  ...importScreens,
  ...staffSignInScreens,
  ...storeApplicationScreens,
  ...promotionScreens,
  ...flashSaleScreens,
  ...reviewScreens,
  ...storeScreens,
  ...textScreens,
  ...viewingScreens,
  ...savedSearchScreens,
  ...videoScreens,
}
