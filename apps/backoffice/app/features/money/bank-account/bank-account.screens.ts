import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const bankAccountScreens = {
  'bank-accounts': {
    file: 'features/money/bank-account/bank-accounts.screen.tsx',
    permission: 'seller.approve',
    title: 'backofficeSeller.bankTitle',
    menu: { group: 'people', icon: 'doc', position: 3 },
  },
  'bank-accounts/:sellerCode': {
    file: 'features/money/bank-account/bank-account.screen.tsx',
    permission: 'seller.approve',
    title: 'backofficeSeller.bankTitle',
  },
} satisfies Screens<MenuGroup>
