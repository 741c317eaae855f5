import type { ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'

/** What was found. While another answer is on its way it steps back, and keeps its place. */
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
