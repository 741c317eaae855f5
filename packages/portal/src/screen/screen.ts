import type { Trade } from '@ironsouq/contract/platform/today/today.merchant.endpoints'
import type { Key } from '@ironsouq/i18n/messages'
import type { IconName } from '@ironsouq/ui/primitives/display/icon'
import type { PortalPermission } from '../frame/portal-permission.ts'

/** A record that the command palette found. */
export interface FoundRecord {
  /** The address of its screen. */
  path: string
  title: string
  /** What tells it from others of the same title. */
  detail: string
}

export interface MenuLine<Group extends string> {
  group: Group
  icon: IconName
  /** Lines of a group stand in this order. */
  position: number
}

/** One screen of a portal: its address, who may open it, and where it is found. */
export interface Screen<Group extends string = string> {
  /** The route module, below `app/`. */
  file: string
  /** Without it every signed-in person may open the screen. */
  permission?: PortalPermission
  /** Instead of one permission: any of these opens the screen. */
  anyOf?: readonly PortalPermission[]
  title: Key
  /** The line of the menu; screens without one are found through others. */
  menu?: MenuLine<Group>
  /** The trade that it serves: the menu leaves it out for sellers of the other one. */
  trade?: Trade
  /** The line for a seller without the trade, for who may begin it: "Open a store". */
  begin?: { title: Key; permission: PortalPermission }
  /** Listed by the command palette as something to do: "Write news". */
  isAction?: boolean
  /** Shown without the frame, also to a person who is not signed in. */
  isOpen?: boolean
}

/** The screens of one feature, by their paths: `'news'`, `'news/:newsId'`. */
export type Screens<Group extends string = string> = Readonly<Record<string, Screen<Group>>>

/** Searches the records of a feature for the command palette. */
export interface RecordSearch {
  permission: PortalPermission
  /** The heading over what it finds. */
  title: Key
  icon: IconName
  find: (text: string, signal: AbortSignal) => Promise<FoundRecord[]>
}
