import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { useId, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { CountText } from './count-text.tsx'
import { storedGroups, storeGroup } from './folded-groups.ts'
import type { ShownGroup, ShownLine } from './portal-context.ts'

const LOOK = {
  rail: {
    line: 'min-h-8 text-on-graphite-muted hover:bg-graphite-2 hover:text-on-graphite aria-[current=page]:bg-graphite-2 aria-[current=page]:font-semibold aria-[current=page]:text-on-graphite',
    head: 'min-h-8 text-on-graphite-muted hover:text-on-graphite',
    count: 'bg-graphite-line text-on-graphite',
  },
  sheet: {
    line: 'min-h-11 text-ink hover:bg-sunk aria-[current=page]:bg-ink aria-[current=page]:font-semibold aria-[current=page]:text-paper',
    head: 'min-h-11 text-ink-muted hover:text-ink',
    count: 'bg-sunk text-ink',
  },
}

interface MenuLinesProps {
  groups: readonly ShownGroup[]
  look: keyof typeof LOOK
  onFollow?: () => void
}

/** How many wait; 0 is not shown. */
function Count({ count, look }: { count: number } & Pick<MenuLinesProps, 'look'>) {
  if (count === 0) return null
  return (
    <span
      className={`rounded-full px-1.5 text-micro font-semibold tabular-nums ${LOOK[look].count}`}
    >
      <CountText count={count} />
    </span>
  )
}

function Line({ line, look, onFollow }: { line: ShownLine } & Omit<MenuLinesProps, 'groups'>) {
  const { path, text, icon, count = 0 } = line
  return (
    <NavLink
      to={path}
      end={path === '/'}
      {...(onFollow && { onClick: onFollow })}
      className={`flex items-center gap-2.5 rounded-box px-2.5 py-1 leading-tight ${LOOK[look].line}`}
    >
      <Icon name={icon} />
      <span className="min-w-0 flex-1">{text}</span>
      <Count count={count} look={look} />
    </NavLink>
  )
}

/** A group with a heading, which folds. While it is folded, the heading counts what waits inside. */
function Group({
  group,
  ...line
}: { group: ShownGroup & { title: string } } & Omit<MenuLinesProps, 'groups'>) {
  const { id, title, lines, isFolded } = group
  const listId = useId()
  const { pathname } = useLocation()
  const isCurrent = lines.some(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
  const [chosen, setChosen] = useState<boolean | undefined>(() => storedGroups()[id])
  const isOpen = chosen ?? (!isFolded || isCurrent)
  const waits = lines.reduce((sum, { count = 0 }) => sum + count, 0)
  const turn = () => {
    setChosen(!isOpen)
    storeGroup(id, !isOpen)
  }
  return (
    <div className="grid gap-0.5 pt-1">
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={turn}
          className={`flex w-full cursor-pointer items-center gap-2 rounded-box px-2.5 text-start text-micro font-medium ${LOOK[line.look].head} ${isCurrent ? 'font-semibold' : ''}`}
        >
          <span className="min-w-0 flex-1">{title}</span>
          {!isOpen && <Count count={waits} look={line.look} />}
          <span className={isOpen ? 'rotate-180' : ''}>
            <Icon name="down" size="small" />
          </span>
        </button>
      </h2>
      <div id={listId} hidden={!isOpen} className="grid gap-0.5 [&[hidden]]:hidden">
        {lines.map((each) => (
          <Line key={each.path} line={each} {...line} />
        ))}
      </div>
    </div>
  )
}

/** The lines of the menu, in groups. */
export function MenuLines({ groups, ...line }: MenuLinesProps) {
  return groups.map(({ title, ...group }) =>
    title === undefined ? (
      <div key={group.id} className="grid gap-0.5">
        {group.lines.map((each) => (
          <Line key={each.path} line={each} {...line} />
        ))}
      </div>
    ) : (
      <Group key={group.id} group={{ ...group, title }} {...line} />
    ),
  )
}
