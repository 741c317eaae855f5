import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import { announcementScreens } from './features/announcement/announcement.screens.ts'
import { auditScreens } from './features/audit/audit.screens.ts'
import { bankAccountScreens } from './features/bank-account/bank-account.screens.ts'
import { branchScreens } from './features/branch/branch.screens.ts'
import { categoryScreens } from './features/category/category.screens.ts'
import { certificationScreens } from './features/certification/certification.screens.ts'
import { chatScreens } from './features/chat/chat.screens.ts'
import { currencyScreens } from './features/currency/currency.screens.ts'
import { deviceScreens } from './features/device/device.screens.ts'
import { dictionaryScreens } from './features/dictionary/dictionary.screens.ts'
import { facetScreens } from './features/facet/facet.screens.ts'
import { featureSwitchScreens } from './features/feature-switch/feature-switch.screens.ts'
import { figuresScreens } from './features/figures/figures.screens.ts'
import { helpScreens } from './features/help/help.screens.ts'
import { homePageScreens } from './features/home-page/home-page.screens.ts'
import { homeScreens } from './features/home/home.screens.ts'
import { importScreens } from './features/import/import.screens.ts'
import { inquiryScreens } from './features/inquiry/inquiry.screens.ts'
import { inspectionRemarkScreens } from './features/inspection-remark/inspection-remark.screens.ts'
import { inspectionScreens } from './features/inspection/inspection.screens.ts'
import { landedCostScreens } from './features/landed-cost/landed-cost.screens.ts'
import { ledgerScreens } from './features/ledger/ledger.screens.ts'
import { memberScreens } from './features/member/member.screens.ts'
import { newsScreens } from './features/news/news.screens.ts'
import { orderScreens } from './features/order/order.screens.ts'
import { pageScreens } from './features/page/page.screens.ts'
import { productCategoryScreens } from './features/product-category/product-category.screens.ts'
import { productScreens } from './features/product/product.screens.ts'
import { searchScreens } from './features/search/search.screens.ts'
import { sellerApplicationScreens } from './features/seller-application/seller-application.screens.ts'
import { servicePromiseScreens } from './features/service-promise/service-promise.screens.ts'
import { settingScreens } from './features/setting/setting.screens.ts'
import { specScreens } from './features/spec/spec.screens.ts'
import { staffSignInScreens } from './features/staff-sign-in/staff-sign-in.screens.ts'
import { staffScreens } from './features/staff/staff.screens.ts'
import { storeApplicationScreens } from './features/store-application/store-application.screens.ts'
import { storeScreens } from './features/store/store.screens.ts'
import { textScreens } from './features/text/text.screens.ts'
import { videoScreens } from './features/video/video.screens.ts'
import { viewingScreens } from './features/viewing/viewing.screens.ts'
import { wantScreens } from './features/want/want.screens.ts'

/** The groups of the menu, in order. */
export const MENU_GROUPS = [
  { id: 'work' },
  { id: 'content', title: 'portal.groupContent' },
  { id: 'manage', title: 'portal.groupManage' },
] as const
export type MenuGroup = (typeof MENU_GROUPS)[number]['id']

/** Every screen of the back office; what is not listed here does not exist. */
export const screens: Screens<MenuGroup> = {
  ...deviceScreens,
  ...announcementScreens,
  ...bankAccountScreens,
  ...branchScreens,
  ...categoryScreens,
  ...certificationScreens,
  ...chatScreens,
  ...currencyScreens,
  ...facetScreens,
  ...helpScreens,
  ...featureSwitchScreens,
  ...figuresScreens,
  ...dictionaryScreens,
  ...homeScreens,
  ...homePageScreens,
  ...auditScreens,
  ...inquiryScreens,
  ...inspectionRemarkScreens,
  ...inspectionScreens,
  ...landedCostScreens,
  ...ledgerScreens,
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
  ...storeScreens,
  ...textScreens,
  ...viewingScreens,
  ...wantScreens,
  ...videoScreens,
}
