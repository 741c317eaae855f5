import type { IconName } from '@ironsouq/ui/primitives/display/icon'
import { createContext, useContext } from 'react'
import type { PortalPermission } from './portal-permission.ts'

/** A line of the menu, in the language of the reader. */
export interface ShownLine {
  path: string
  text: string
  icon: IconName
  /** How many wait there; 0 is not shown. */
  count?: number
}

export interface ShownGroup {
  id: string
  /** The first group has no heading. */
  title?: string
  /** Folded until the person opens it. */
  isFolded: boolean
  lines: readonly ShownLine[]
}

interface Portal {
  name: string
  /** Whose calls the screens make: shared parts choose their endpoints by it. */
  audience: 'staff' | 'merchant'
  openMenu: () => void
  openPalette: () => void
  openKeys: () => void
  openNotifications: () => void
  /** The number of notifications that the person has not read. */
  unread: number
  /** How much waits behind the lines of the menu, the first screen aside. */
  waiting: number
  leave: () => void
  person: { name: string; detail: string }
  permissions: readonly PortalPermission[]
  /** The screen of the own account. */
  accountPath: string
}

const Context = createContext<Portal | undefined>(undefined)
export const PortalProvider = Context.Provider

/** The frame around the screen. */
export function usePortal(): Portal {
  const portal = useContext(Context)
  if (!portal) throw new Error('a screen stands inside a PortalFrame')
  return portal
}
