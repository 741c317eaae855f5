import { STAFF_PAGE_SIZES } from '@ironsouq/contract/staff-list'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Key } from '../frame/key.tsx'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'
import { Segments } from './segments.tsx'
import type { View } from './use-view.ts'

interface TableFootProps {
  view: View
  page: { rows: readonly unknown[]; next: string | null; previous: string | null; total: number }
  canSelect: boolean
  canOpen: boolean
}

const HINT = 'flex items-center gap-1.5 max-xl:hidden'

/** Which rows are shown, the keys, and the way to other pages. */
export function TableFoot({ view, page, canSelect, canOpen }: TableFootProps) {
  const t = useT()
  const format = useFormat()
  const { rows, next, previous, total } = page
  const { at, goTo, change } = view
  const size = view.state.size ?? STAFF_PAGE_SIZES[0]
  const isFirst = previous === null
  const from = isFirst ? 0 : at
  return (
    <div className="sticky bottom-0 z-2 flex min-h-15 items-center gap-5 border-line bg-paper text-micro whitespace-nowrap text-ink-muted max-lg:-mx-(--gutter) max-lg:border-t max-lg:px-(--gutter) lg:min-h-12">
      <b role="status" className="font-semibold text-ink">
        {t('portal.shownRows', {
          range: format.range(Math.min(from + 1, total), Math.min(from + rows.length, total)),
          total: format.number(total),
        })}
      </b>
      <span className={HINT}>
        <Key>J</Key>
        <Key>K</Key> {t('portal.hintMove')}
      </span>
      {canSelect && (
        <span className={HINT}>
          <Key>X</Key> {t('portal.hintSelect')}
        </span>
      )}
      {canOpen && (
        <span className={HINT}>
          <Key>Enter</Key> {t('portal.hintOpen')}
        </span>
      )}
      <span className={HINT}>
        <Key>Ctrl K</Key> {t('portal.hintCommands')}
      </span>
      <span className={HINT}>
        <Key>?</Key> {t('portal.hintKeys')}
      </span>
      <span className="ms-auto flex items-center gap-2">
        <span className="flex items-center gap-2 max-lg:hidden">
          {t('portal.rows')}
          <Segments
            label={t('portal.rows')}
            options={STAFF_PAGE_SIZES.map((id) => ({ id, text: format.number(id) }))}
            chosen={size}
            onChoose={(chosen) => change({ size: chosen })}
          />
          <Button size="portal" isDisabled={isFirst} onPress={() => goTo(null, 0)}>
            {t('portal.firstPage')}
          </Button>
        </span>
        <Button
          size="portal"
          isDisabled={isFirst}
          onPress={() => goTo(previous, Math.max(0, from - size))}
        >
          {t('portal.previousPage')}
        </Button>
        <Button
          size="portal"
          isDisabled={next === null}
          onPress={() => goTo(next, from + rows.length)}
        >
          {t('portal.nextPage')}
        </Button>
      </span>
    </div>
  )
}
