import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const bankAccountScreens = {
  'bank-accounts': {
    file: 'features/money/bank-account/bank-accounts.screen.tsx',
    permission: 'seller.approve',
    title: 'backofficeSeller.bankTitle',
    menu: { group: 'manage', icon: 'doc', position: 67 },
  },
} satisfies Screens<MenuGroup>
