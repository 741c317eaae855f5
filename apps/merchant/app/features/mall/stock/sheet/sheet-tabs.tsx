import { searchOf } from '@ironsouq/contract/view-state'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { useView, withFilter } from '@ironsouq/portal/table/use-view.ts'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { Link } from 'react-router'
import { SHEET_PARTS, type SheetPart } from './sheet-level.ts'

const TAB =
  'inline-flex min-h-11 items-center gap-1.5 border-b-2 border-transparent font-medium whitespace-nowrap text-ink-2 hover:text-ink focus-visible:-outline-offset-3 aria-[current]:border-ink aria-[current]:font-bold aria-[current]:text-ink'

const MARK = {
  soldOut: { icon: 'close', tone: 'text-refused' },
  low: { icon: 'warn', tone: 'text-accent-text' },
  wrong: { icon: 'warn', tone: 'text-refused' },
} as const

interface SheetTabsProps {
  all: number
  counts: Readonly<Record<SheetPart, number>>
  chosen: SheetPart | undefined
}

/** Sold out, low, to correct and others as tabs over the sheet, with their counts. */
export function SheetTabs({ all, counts, chosen }: SheetTabsProps) {
  const t = useT()
  const format = useFormat()
  const { state } = useView()
  const pathOf = (part?: SheetPart) =>
    `?${searchOf({ ...state, filters: withFilter(state, { stock: part ? [part] : [] }) })}`
  // Empty parts are left out, and own limits have a link of their own.
  const shown = SHEET_PARTS.filter(
    (part) => part === chosen || (part !== 'own' && counts[part] > 0),
  )
  return (
    <nav
      aria-label={t('portalProduct.stock')}
      className="flex gap-5 overflow-x-auto border-b border-line"
    >
      <Link to={pathOf()} aria-current={chosen ? undefined : 'page'} className={TAB}>
        {t('portalProduct.sheetAll')}
        <span className="tabular-nums">{format.number(all)}</span>
      </Link>
      {shown.map((part) => {
        const mark = part in MARK ? MARK[part as keyof typeof MARK] : undefined
        return (
          <Link
            key={part}
            to={pathOf(part)}
            aria-current={chosen === part ? 'page' : undefined}
            className={TAB}
          >
            {mark && (
              <span className={mark.tone}>
                <Icon name={mark.icon} size="small" />
              </span>
            )}
            {t(`portalProduct.sheetPart_${part}`)}
            <span className="tabular-nums">{format.number(counts[part])}</span>
          </Link>
        )
      })}
    </nav>
  )
}
