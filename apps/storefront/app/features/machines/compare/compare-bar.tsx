import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { DestinationSelect } from '#features/deals/destination/parts/destination-select.tsx'
import { useT } from '#kit/text/use-t.ts'

export type RowOrder = 'all' | 'differences'

interface CompareBarProps {
  rowCount: number
  order: RowOrder
  onOrder: (order: RowOrder) => void
  marksBest: boolean
  onMarksBest: (marks: boolean) => void
}

const HALF =
  'min-h-11 cursor-pointer px-2 font-medium sm:px-3 lg:whitespace-nowrap aria-pressed:bg-ink aria-pressed:text-paper lg:min-h-9'

/** The controls of the comparison: row order, best-value marks, print and share. */
export function CompareBar({ rowCount, order, onOrder, marksBest, onMarksBest }: CompareBarProps) {
  const t = useT()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-3 print:hidden">
      <div
        role="group"
        aria-label={t('compare.order')}
        className="inline-flex overflow-hidden rounded-box border border-line-strong bg-raised max-lg:grid max-lg:w-full max-lg:grid-cols-2"
      >
        <button
          type="button"
          aria-pressed={order === 'all'}
          onClick={() => onOrder('all')}
          className={HALF}
        >
          {t('compare.allRows', { count: rowCount })}
        </button>
        <button
          type="button"
          aria-pressed={order === 'differences'}
          onClick={() => onOrder('differences')}
          className={HALF}
        >
          {t('compare.differencesFirst')}
        </button>
      </div>
      <button
        type="button"
        role="checkbox"
        aria-checked={marksBest}
        onClick={() => onMarksBest(!marksBest)}
        className="group inline-flex min-h-11 cursor-pointer items-center gap-2 lg:min-h-9"
      >
        <span className="grid size-4.5 place-items-center rounded-tight border-[1.5px] border-line-strong bg-raised text-transparent group-aria-checked:border-ink group-aria-checked:bg-ink group-aria-checked:text-paper">
          <Icon name="check" size="mini" />
        </span>
        {t('compare.markBest')}
      </button>
      <span className="ms-auto inline-flex max-w-full items-center gap-2 max-lg:ms-0">
        <span className="text-ink-muted max-lg:sr-only">{t('landedCost.to')}</span>
        <DestinationSelect />
      </span>
    </div>
  )
}
