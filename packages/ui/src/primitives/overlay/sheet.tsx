import type { ReactNode } from 'react'
import { PopupFrame, PopupHead, type PopupProps } from './dialog.tsx'

interface SheetProps extends Omit<PopupProps, 'isAlert'> {
  title: string
  close: string
  /** From 640 px: in the middle, or a drawer at the end edge. */
  side?: 'centre' | 'end'
  /** Actions that stay visible under the scrolling body. */
  foot?: ReactNode
  children: ReactNode | ((shut: () => void) => ReactNode)
}

/** A dialog with a fixed head and foot and a scrolling body. */
export function Sheet({ title, close, side = 'centre', foot, children, ...popup }: SheetProps) {
  return (
    <PopupFrame look="bg-paper sm:max-w-110" side={side} {...popup}>
      {(shut) => (
        <>
          <header className="flex items-center justify-between gap-3 border-b border-line px-(--gutter) py-2 sm:px-6">
            <PopupHead title={title} close={close} />
          </header>
          <div className="min-h-0 flex-1 overflow-auto px-(--gutter) sm:px-6">
            {typeof children === 'function' ? children(shut) : children}
          </div>
          {foot !== undefined && (
            <footer className="flex gap-3 border-t border-line bg-raised px-(--gutter) py-3 *:flex-1 sm:px-6">
              {foot}
            </footer>
          )}
        </>
      )}
    </PopupFrame>
  )
}
