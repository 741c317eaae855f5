import { isolated } from '@ironsouq/i18n/isolate'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import type { Fault } from './sheet-edits.ts'

interface SheetNoteProps {
  /** The heading of the faulty cell. */
  column: string
  fault: Fault
  /** Puts a value into the cell. */
  use: (value: string) => void
}

const ACTION =
  'cursor-pointer font-semibold text-ink underline underline-offset-3 hover:decoration-2'

/** Why a cell of the row above stays out of the save, and what it can be instead. */
export function SheetNote({ column, fault, use }: SheetNoteProps) {
  const t = useT()
  const shown = (value: string) => isolated(value)
  const text =
    fault.kind === 'held'
      ? t('portalProduct.sheetHeld', { count: fault.held })
      : t(`portalProduct.sheetFault_${fault.kind}`, {
          typed: shown(fault.typed),
          saved: shown(fault.saved),
        })
  const values = fault.kind === 'changed' ? [fault.saved, fault.typed] : [fault.saved]
  return (
    <>
      <span className="flex items-center gap-2 text-refused">
        <Icon name="warn" size="small" />
        <b className="font-semibold">
          <bdi>{column}</bdi>
        </b>
        {text}
      </span>
      {values
        .filter((value) => value !== '')
        .map((value) => (
          <button key={value} type="button" className={ACTION} onClick={() => use(value)}>
            {t('portalProduct.sheetUse', { value: shown(value) })}
          </button>
        ))}
    </>
  )
}
