import {
  todayEndpoints,
  type TodayCode,
  type TodayLine,
} from '@ironsouq/contract/platform/today/today.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useRepeatedAsk } from '@ironsouq/portal/frame/use-repeated-ask.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { NavLink } from 'react-router'

interface Tab {
  path: string
  text: string
  /** What of the first screen waits in this list. */
  waits?: readonly TodayCode[]
}

const TABS = [
  { path: '/ledger', text: 'backofficeLedger.journals' },
  { path: '/ledger/accounts', text: 'backofficeLedger.accounts' },
  { path: '/ledger/trial-balance', text: 'backofficeLedger.trialBalance' },
  { path: '/ledger/changes', text: 'backofficeLedger.changes', waits: ['balanceChanges'] },
  {
    path: '/ledger/payouts',
    text: 'portalLedger.payouts',
    waits: ['payoutsWaiting', 'payoutsAtBank'],
  },
  { path: '/ledger/refunds', text: 'backofficeLedger.refunds', waits: ['failedRefunds'] },
  { path: '/ledger/disputes', text: 'backofficeLedger.disputes', waits: ['disputes'] },
  {
    path: '/ledger/reconciliation',
    text: 'backofficeLedger.reconciliation',
    waits: ['statementDifferences'],
  },
] as const satisfies readonly Tab[]

const TAB =
  'flex min-h-11 items-center gap-2 border-b-2 border-transparent font-medium whitespace-nowrap text-ink-muted hover:text-ink focus-visible:-outline-offset-3 aria-[current=page]:border-ink aria-[current=page]:text-ink'

/** How much waits behind each line of the first screen; nothing until that is known. */
function useWaiting(): (tab: Tab) => number {
  const [lines, setLines] = useState<readonly TodayLine[]>([])
  const ask = useCallback(async () => setLines((await api(todayEndpoints.lines)).lines), [])
  useRepeatedAsk(ask)
  return ({ waits = [] }) =>
    lines.filter(({ code }) => waits.includes(code)).reduce((sum, { count }) => sum + count, 0)
}

/** The lists of the ledger as tabs, with how much waits in them. */
export function LedgerTabs() {
  const t = useT()
  const waiting = useWaiting()
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
      className="flex gap-x-6 border-b border-line max-lg:overflow-x-auto max-lg:overflow-y-hidden max-lg:[scrollbar-width:none] lg:flex-wrap"
    >
      {TABS.map((tab) => {
        const count = waiting(tab)
        return (
          <NavLink key={tab.path} to={tab.path} end className={TAB}>
            {t(tab.text)}
            {count > 0 && (
              <span className="rounded-full bg-sunk px-1.5 text-micro">
                {t('backofficeLedger.waits', { count })}
              </span>
            )}
          </NavLink>
        )
      })}
    </nav>
  )
}
