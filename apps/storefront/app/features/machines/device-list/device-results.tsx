import type { ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'

/** The results. They are dimmed, and stay in place, while the next page of results loads. */
export function DeviceResults({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const next = useNavigation().location
  const isBusy = next?.pathname === pathname
  return (
    <div
      aria-busy={isBusy}
      className={`min-w-0 transition-opacity ${isBusy ? 'opacity-50 delay-150' : ''}`}
    >
      {children}
    </div>
  )
}
