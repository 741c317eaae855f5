import type { ReactNode } from 'react'

export function Title({ children }: { children: ReactNode }) {
  return <h1 className="text-title font-bold tracking-tight">{children}</h1>
}
