import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { useT } from '#kit/text/use-t.ts'

/** Whether the panel is open as a sheet; beside the list it is not. */
export const isOpenSheet = (sheet: RefObject<HTMLElement | null>): boolean =>
  sheet.current?.matches(':popover-open') === true

interface FilterSheetProps {
  /** The button that opens it names this id. */
  id: string
  sheet: RefObject<HTMLElement | null>
  /** What was chosen and not applied is discarded. */
  onClose: () => void
  children: ReactNode
}

/** The filters of a list: beside it on a desk, a sheet on a phone. */
export function FilterSheet({ id, sheet, onClose, children }: FilterSheetProps) {
  const t = useT()
  const title = useRef<HTMLHeadingElement>(null)
  // Close the sheet when the page is hidden, so that it is closed when the user returns.
  useLayoutEffect(() => {
    const left = sheet.current
    return () => {
      if (left?.matches(':popover-open')) left.hidePopover()
    }
  }, [sheet])
  return (
    <aside
      ref={sheet}
      id={id}
      popover="auto"
      aria-label={t('device.filters')}
      onToggle={({ target, currentTarget, newState }) => {
        if (target !== currentTarget) return
        if (newState === 'open') title.current?.focus()
        else onClose()
      }}
      className="filter-sheet"
    >
      <div className="flex items-center justify-between border-b border-line px-(--gutter) py-2 lg:hidden">
        <h2 ref={title} tabIndex={-1} className="text-lead font-bold outline-0">
          {t('device.filters')}
        </h2>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={t('common.close')}
          className={buttonLook({ tone: 'quiet', isSquare: true })}
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </aside>
  )
}
