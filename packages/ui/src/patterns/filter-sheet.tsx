import type { ReactNode } from 'react'
import { Button } from '../primitives/button.tsx'
import { Sheet } from '../primitives/sheet.tsx'

interface FilterSheetProps {
  title: string
  close: string
  clear: string
  onClear: () => void
  /** How many the choice leaves: "Show 412 machines". */
  show: string
  onShow: () => void
  isOpen?: boolean
  defaultOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  children: ReactNode
}

/** The filter panel on a phone: what it finds is said on the button that shows it. */
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
