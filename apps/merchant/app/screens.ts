import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import { chatScreens } from './features/deals/chat/chat.screens.ts'
import { inquiryScreens } from './features/deals/inquiry/inquiry.screens.ts'
import { signInScreens } from './features/identity/sign-in/sign-in.screens.ts'
import { deviceScreens } from './features/machines/device/device.screens.ts'
import { couponScreens } from './features/mall/coupon/coupon.screens.ts'
import { flashSaleScreens } from './features/mall/flash-sale/flash-sale.screens.ts'
import { freightScreens } from './features/mall/freight/freight.screens.ts'
import { orderScreens } from './features/mall/order/order.screens.ts'
import { productQuestionScreens } from './features/mall/product-question/product-question.screens.ts'
import { productScreens } from './features/mall/product/product.screens.ts'
import { promotionScreens } from './features/mall/promotion/promotion.screens.ts'
import { reviewScreens } from './features/mall/review/review.screens.ts'
import { salesFigureScreens } from './features/mall/sales-figure/sales-figure.screens.ts'
import { stockScreens } from './features/mall/stock/stock.screens.ts'
import { storeScreens } from './features/mall/store/store.screens.ts'
import { voucherScreens } from './features/mall/voucher/voucher.screens.ts'
import { wantedPartScreens } from './features/mall/wanted-part/wanted-part.screens.ts'
import { ledgerScreens } from './features/money/ledger/ledger.screens.ts'
import { peopleScreens } from './features/people/people/people.screens.ts'
import { homeScreens } from './features/platform/home/home.screens.ts'
import { importScreens } from './features/platform/import/import.screens.ts'
import type { MenuGroup } from './menu-groups.ts'

/** Every screen of the merchant portal; what is not listed here does not exist. */
export const screens: Screens<MenuGroup> = {
  ...productQuestionScreens,
  ...reviewScreens,
  ...chatScreens,
  ...couponScreens,
  ...deviceScreens,
  ...freightScreens,
  ...homeScreens,
  ...importScreens,
  ...inquiryScreens,
  ...ledgerScreens,
  ...orderScreens,
  ...wantedPartScreens,
  ...peopleScreens,
  ...productScreens,
  ...promotionScreens,
  ...flashSaleScreens,
  ...salesFigureScreens,
  ...signInScreens,
  ...stockScreens,
  ...storeScreens,
  ...voucherScreens,
}
