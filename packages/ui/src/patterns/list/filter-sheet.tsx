import type { ReactNode } from 'react'
import { Button } from '../../primitives/action/button.tsx'
import { Sheet } from '../../primitives/overlay/sheet.tsx'

interface FilterSheetProps {
  title: string
  close: string
  clear: string
  onClear: () => void
  /** With the number of results: "Show 412 machines". */
  show: string
  onShow: () => void
  isOpen?: boolean
  defaultOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  children: ReactNode
}

/** The filter panel on a phone; the button that closes it shows the number of results. */
export function FilterSheet(props: FilterSheetProps) {
  const { clear, onClear, show, onShow, children, ...sheet } = props
  return (
    <Sheet
      {...sheet}
      foot={
        <>
          <Button onPress={onClear}>{clear}</Button>
          <Button tone="ink" onPress={onShow}>
            {show}
          </Button>
        </>
      }
    >
      {children}
    </Sheet>
  )
}
