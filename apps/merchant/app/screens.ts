import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import { chatScreens } from './features/chat/chat.screens.ts'
import { deviceScreens } from './features/device/device.screens.ts'
import { freightScreens } from './features/freight/freight.screens.ts'
import { homeScreens } from './features/home/home.screens.ts'
import { importScreens } from './features/import/import.screens.ts'
import { inquiryScreens } from './features/inquiry/inquiry.screens.ts'
import { ledgerScreens } from './features/ledger/ledger.screens.ts'
import { orderScreens } from './features/order/order.screens.ts'
import { peopleScreens } from './features/people/people.screens.ts'
import { productScreens } from './features/product/product.screens.ts'
import { signInScreens } from './features/sign-in/sign-in.screens.ts'
import { stockScreens } from './features/stock/stock.screens.ts'
import { storeScreens } from './features/store/store.screens.ts'

/** The groups of the menu, in order. */
export const MENU_GROUPS = [{ id: 'work' }, { id: 'firm', title: 'merchant.firm' }] as const
export type MenuGroup = (typeof MENU_GROUPS)[number]['id']

/** Every screen of the merchant portal; what is not listed here does not exist. */
export const screens: Screens<MenuGroup> = {
  ...chatScreens,
  ...deviceScreens,
  ...freightScreens,
  ...homeScreens,
  ...importScreens,
  ...inquiryScreens,
  ...ledgerScreens,
  ...orderScreens,
  ...peopleScreens,
  ...productScreens,
  ...signInScreens,
  ...stockScreens,
  ...storeScreens,
}
