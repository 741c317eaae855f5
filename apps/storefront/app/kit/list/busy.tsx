import type { ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'

/** A list. It is dimmed while another view of the same page is loading. */
export function Busy({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const isBusy = useNavigation().location?.pathname === pathname
  return (
    <div
      aria-busy={isBusy}
      className={`grid min-w-0 grid-cols-1 gap-5 transition-opacity ${isBusy ? 'opacity-50 delay-150' : ''}`}
    >
      {children}
    </div>
  )
}
