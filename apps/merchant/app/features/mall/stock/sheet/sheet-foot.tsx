import { LeaveWarning } from '@ironsouq/portal/form/leave-warning'
import { Key } from '@ironsouq/portal/frame/key'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import type { Sheet } from './use-sheet.ts'

const KEYS = [
  ['Enter', 'sheetKeyEdit'],
  ['Ctrl V', 'sheetKeyPaste'],
  ['Ctrl D', 'sheetKeyFill'],
  ['Ctrl Z', 'sheetUndo'],
  ['X', 'sheetKeySelect'],
] as const

/** The keys of the sheet, what is not saved yet, and its saving. */
export function SheetFoot({ sheet }: { sheet: Sheet }) {
  const t = useT()
  const format = useFormat()
  const { counts, draftAt, canUndo, undo, discard, save, isSaving, last } = sheet
  const { cells, wrong } = counts
  const done =
    last &&
    (last.kind === 'pasted'
      ? t('portalProduct.sheetPasted', {
          rows: format.number(last.rows),
          columns: format.number(last.columns),
        })
      : t(`portalProduct.sheetDone_${last.kind}`, { count: last.cells }))
  const draft =
    draftAt === undefined
      ? t('portalProduct.sheetKept')
      : t('portal.draftFound', { time: format.dateTime(draftAt) })
  return (
    <div
      // On a phone there are no keys to show.
      className={`sticky bottom-0 z-2 -mx-(--gutter) flex min-h-15 flex-wrap items-center gap-x-5 gap-y-1 border-t border-line bg-raised px-(--gutter) py-2 lg:-mx-5 lg:px-5 ${cells === 0 && !canUndo ? 'max-lg:hidden' : ''}`}
    >
      {cells > 0 && (
        <div role="status" className="grid">
          <b className="font-semibold">
            {done === undefined
              ? t('portalProduct.sheetUnsaved', { count: cells })
              : `${done} ${t('portalProduct.sheetUnsaved', { count: cells })}`}
          </b>
          <span className="text-small text-ink-muted">
            {wrong > 0 ? `${draft} ${t('portalProduct.sheetWrong', { count: wrong })}` : draft}
          </span>
        </div>
      )}
      <ul className="flex flex-wrap gap-x-4 text-small text-ink-muted max-lg:hidden">
        {KEYS.map(([key, text]) => (
          <li key={key} className="flex items-center gap-1.5">
            <Key>{key}</Key>
            {t(`portalProduct.${text}`)}
          </li>
        ))}
      </ul>
      <span className="ms-auto flex items-center gap-2">
        {canUndo && (
          <Button tone="quiet" onPress={undo}>
            {t('portalProduct.sheetUndo')}
          </Button>
        )}
        {cells > 0 && (
          <>
            <Button tone="quiet" onPress={discard}>
              {t('portal.draftDiscard')}
            </Button>
            <Button
              tone="ink"
              isPending={isSaving}
              isDisabled={cells === wrong}
              onPress={() => void save()}
            >
              {t('portalProduct.sheetSave', { count: cells - wrong })}
            </Button>
          </>
        )}
      </span>
      <LeaveWarning isChanged={cells > 0 && !isSaving} />
    </div>
  )
}
