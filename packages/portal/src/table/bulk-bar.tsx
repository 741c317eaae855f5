import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'
import type { Selection, Target } from './selection.ts'

/** Something that is done to every selected row. */
export interface BulkAction {
  id: string
  text: string
  run: (target: Target, count: number) => void
}

interface BulkBarProps {
  selection: Selection
  total: number
  actions: readonly BulkAction[]
}

const ACTION =
  'min-h-11 cursor-pointer rounded-box px-2.5 font-medium hover:bg-graphite-2 focus-visible:-outline-offset-3 lg:min-h-8'

/** Stands above the table while rows are selected. */
export function BulkBar({ selection, total, actions }: BulkBarProps) {
  const t = useT()
  const format = useFormat()
  const { count, isAll, target, chooseAll } = selection
  return (
    <div
      role="toolbar"
      aria-label={t('portal.bulkActions')}
      className="flex min-h-13 items-center gap-2 overflow-x-auto rounded-t-box bg-graphite px-2.5 whitespace-nowrap text-on-graphite [scrollbar-width:none] max-lg:-mx-(--gutter) max-lg:rounded-none lg:min-h-10"
    >
      <b role="status" className="me-3 font-semibold">
        {t('portal.selected', { count })}
      </b>
      {!isAll && count < total && (
        <button
          type="button"
          onClick={chooseAll}
          className={`${ACTION} underline underline-offset-3`}
        >
          {t('portal.selectAll', { total: format.number(total) })}
        </button>
      )}
      {actions.map(({ id, text, run }) => (
        <button key={id} type="button" onClick={() => run(target, count)} className={ACTION}>
          {text}
        </button>
      ))}
      <button type="button" onClick={selection.clear} className={ACTION}>
        {t('portal.keyClear')}
      </button>
      <span className="ms-auto ps-3 text-micro text-on-graphite-muted max-xl:hidden">
        {t('portal.bulkHint')}
      </span>
    </div>
  )
}
