import { type Trade, TRADES } from '@ironsouq/contract/platform/today/today.merchant.endpoints'
import type { Key, Translate } from '@ironsouq/i18n/messages'
import type { PaletteSource } from '../palette/command-palette.tsx'
import type { Screen, Screens } from '../screen/screen.ts'
import type { ShownGroup } from './portal-context.ts'
import type { PortalPermission } from './portal-permission.ts'

/** A group of the menu; the first has no heading. */
export interface MenuGroup<Id extends string> {
  id: Id
  title?: Key
  /** Folded until the person opens it. */
  isFolded?: boolean
}

type Listed = [path: string, screen: Screen]

const isAllowed = ({ permission, anyOf }: Screen, may: readonly PortalPermission[]) =>
  (permission === undefined || may.includes(permission)) &&
  (anyOf === undefined || anyOf.some((each) => may.includes(each)))

/** What decides which screens a person finds. */
export interface Reader {
  permissions: readonly PortalPermission[]
  /** What the own company sells; staff serve every trade. */
  trades?: readonly Trade[]
}

/** What of a portal's screens a person finds and may open. */
export function portalMenu<Id extends string>(
  screens: Screens<Id>,
  groups: readonly MenuGroup<Id>[],
) {
  /** The screens of a reader. Of a trade that the company does not have only its beginning is found. */
  function found({ permissions, trades = TRADES }: Reader): Listed[] {
    return Object.entries(screens).flatMap(([path, screen]): Listed[] => {
      const { trade, begin } = screen
      if (!isAllowed(screen, permissions)) return []
      if (trade === undefined || trades.includes(trade)) return [[path, screen]]
      if (begin === undefined || !permissions.includes(begin.permission)) return []
      return [[path, { ...screen, title: begin.title }]]
    })
  }

  const screenOf = (routeId: string) =>
    Object.values(screens).find(({ file }) => file === `${routeId}.tsx`)

  /** The lines of the menu that a person may open, with how many wait behind each. */
  function menuFor(
    reader: Reader,
    t: Translate,
    counts: Readonly<Record<string, number>>,
  ): ShownGroup[] {
    const listed = found(reader)
    return groups
      .map(({ id, title, isFolded = false }) => {
        const lines = listed
          .flatMap(([path, { title, menu }]) =>
            menu?.group === id ? [{ path: `/${path}`, text: t(title), ...menu }] : [],
          )
          .toSorted((a, b) => a.position - b.position)
          .map(({ path, text, icon }) => ({ path, text, icon, count: counts[path] ?? 0 }))
        return { id, lines, isFolded, ...(title !== undefined && { title: t(title) }) }
      })
      .filter(({ lines }) => lines.length > 0)
  }

  /** The screens and actions that the command palette offers to a person. */
  function paletteFor(reader: Reader, t: Translate): Pick<PaletteSource, 'actions' | 'screens'> {
    const listed = found(reader).filter(([path, { isOpen }]) => !isOpen && !path.includes(':'))
    const entry = ([path, { title, menu }]: Listed) => ({
      path: `/${path}`,
      text: t(title),
      icon: menu?.icon ?? ('next' as const),
    })
    return {
      screens: listed.filter(([, { isAction }]) => !isAction).map(entry),
      actions: listed.filter(([, { isAction }]) => isAction).map(entry),
    }
  }

  /** Whether a person may open the screen of a route, whose id is its file without the extension. */
  function mayOpen(routeId: string, may: readonly PortalPermission[]): boolean {
    const screen = screenOf(routeId)
    return screen === undefined || isAllowed(screen, may)
  }

  return { menuFor, paletteFor, mayOpen, screenOf }
}
