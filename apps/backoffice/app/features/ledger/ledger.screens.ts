import type { Screens } from '@ironsouq/portal/screen/screen.ts'
import type { MenuGroup } from '#screens.ts'

export const ledgerScreens = {
  ledger: {
    file: 'features/ledger/journals.screen.tsx',
    permission: 'ledger.read',
    title: 'backofficeLedger.title',
    menu: { group: 'work', icon: 'rows', position: 52 },
  },
  'ledger/journals/:journalId': {
    file: 'features/ledger/journal.screen.tsx',
    permission: 'ledger.read',
    title: 'backofficeLedger.journal',
  },
  'ledger/accounts': {
    file: 'features/ledger/accounts.screen.tsx',
    permission: 'ledger.read',
    title: 'backofficeLedger.accounts',
  },
  'ledger/trial-balance': {
    file: 'features/ledger/trial-balance.screen.tsx',
    permission: 'ledger.read',
    title: 'backofficeLedger.trialBalance',
  },
  'ledger/changes': {
    file: 'features/ledger/changes.screen.tsx',
    permission: 'ledger.read',
    title: 'backofficeLedger.changes',
  },
  'ledger/payouts': {
    file: 'features/ledger/payouts.screen.tsx',
    permission: 'ledger.read',
    title: 'portalLedger.payouts',
  },
  'ledger/payouts/:payoutId': {
    file: 'features/ledger/payout.screen.tsx',
    permission: 'ledger.read',
    title: 'portalLedger.payout',
  },
  'ledger/refunds': {
    file: 'features/ledger/refunds.screen.tsx',
    permission: 'ledger.read',
    title: 'backofficeLedger.refunds',
  },
  'ledger/reconciliation': {
    file: 'features/ledger/reconciliations.screen.tsx',
    permission: 'ledger.read',
    title: 'backofficeLedger.reconciliation',
  },
  'ledger/reconciliation/:reconciliationId': {
    file: 'features/ledger/reconciliation.screen.tsx',
    permission: 'ledger.read',
    title: 'backofficeLedger.reconciliation',
  },
} satisfies Screens<MenuGroup>
