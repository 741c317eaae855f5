import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const ledgerScreens = {
  ledger: {
    file: 'features/money/ledger/ledger.screen.tsx',
    permission: 'ledger.read',
    title: 'merchantLedger.title',
    menu: { group: 'work', icon: 'chart', position: 19 },
  },
  'ledger/payouts/:payoutId': {
    file: 'features/money/ledger/payout.screen.tsx',
    permission: 'ledger.read',
    title: 'portalLedger.payout',
  },
  'ledger/:orderId': {
    file: 'features/money/ledger/order-ledger.screen.tsx',
    permission: 'ledger.read',
    title: 'portalLedger.entries',
  },
} satisfies Screens<MenuGroup>
