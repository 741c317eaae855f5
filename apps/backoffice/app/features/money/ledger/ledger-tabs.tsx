import { useT } from '@ironsouq/portal/language/use-t.ts'
import { useEffect, useRef } from 'react'
import { NavLink } from 'react-router'

const TABS = [
  { path: '/ledger', text: 'backofficeLedger.journals' },
  { path: '/ledger/accounts', text: 'backofficeLedger.accounts' },
  { path: '/ledger/trial-balance', text: 'backofficeLedger.trialBalance' },
  { path: '/ledger/changes', text: 'backofficeLedger.changes' },
  { path: '/ledger/payouts', text: 'portalLedger.payouts' },
  { path: '/ledger/refunds', text: 'backofficeLedger.refunds' },
  { path: '/ledger/disputes', text: 'backofficeLedger.disputes' },
  { path: '/ledger/reconciliation', text: 'backofficeLedger.reconciliation' },
] as const

const TAB =
  'flex min-h-11 items-center border-b-2 border-transparent font-medium whitespace-nowrap text-ink-muted hover:text-ink focus-visible:-outline-offset-3 aria-[current=page]:border-ink aria-[current=page]:text-ink'

/** The lists of the ledger as tabs. */
export function LedgerTabs() {
  const t = useT()
  const tabs = useRef<HTMLElement>(null)
  useEffect(() => {
    // On a phone the tabs are wider than the screen.
    const current = tabs.current?.querySelector('[aria-current="page"]')
    current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [])
  return (
    <nav
      ref={tabs}
      aria-label={t('backofficeLedger.title')}
      className="flex gap-6 overflow-x-auto overflow-y-hidden border-b border-line [scrollbar-width:none]"
    >
      {TABS.map(({ path, text }) => (
        <NavLink key={path} to={path} end className={TAB}>
          {t(text)}
        </NavLink>
      ))}
    </nav>
  )
}
