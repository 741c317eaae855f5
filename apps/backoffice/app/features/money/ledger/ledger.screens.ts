import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#menu-groups.ts'

export const ledgerScreens = {
  ledger: {
    file: 'features/money/ledger/journals.screen.tsx',
    permission: 'ledger.read',
    title: 'backofficeLedger.title',
    menu: { group: 'people', icon: 'rows', position: 2 },
  },
  'ledger/journals/:journalId': {
    file: 'features/money/ledger/journal.screen.tsx',
    permission: 'ledger.read',
    title: 'backofficeLedger.journal',
  },
  'ledger/accounts': {
    file: 'features/money/ledger/accounts.screen.tsx',
    permission: 'ledger.read',
    title: 'backofficeLedger.accounts',
  },
  'ledger/trial-balance': {
    file: 'features/money/ledger/trial-balance.screen.tsx',
    permission: 'ledger.read',
    title: 'backofficeLedger.trialBalance',
  },
  'ledger/changes': {
    file: 'features/money/ledger/changes.screen.tsx',
    permission: 'ledger.read',
    title: 'backofficeLedger.changes',
  },
  'ledger/payouts': {
    file: 'features/money/ledger/payouts.screen.tsx',
    permission: 'ledger.read',
    title: 'portalLedger.payouts',
  },
  'ledger/payouts/:payoutId': {
    file: 'features/money/ledger/payout.screen.tsx',
    permission: 'ledger.read',
    title: 'portalLedger.payout',
  },
  'ledger/refunds': {
    file: 'features/money/ledger/refunds.screen.tsx',
    permission: 'ledger.read',
    title: 'backofficeLedger.refunds',
  },
  'ledger/disputes': {
    file: 'features/money/ledger/disputes.screen.tsx',
    permission: 'ledger.read',
    title: 'backofficeLedger.disputes',
  },
  'ledger/reconciliation': {
    file: 'features/money/ledger/reconciliations.screen.tsx',
    permission: 'ledger.read',
    title: 'backofficeLedger.reconciliation',
  },
  'ledger/reconciliation/:reconciliationId': {
    file: 'features/money/ledger/reconciliation.screen.tsx',
    permission: 'ledger.read',
    title: 'backofficeLedger.reconciliation',
  },
} satisfies Screens<MenuGroup>
