import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { NavLink } from 'react-router'
import { useFormat } from '../language/use-format.ts'
import type { ShownGroup, ShownLine } from './portal-context.ts'

/** A longer number would take the place of the name. */
const COUNT_MOST = 99

const LOOK = {
  rail: {
    line: 'min-h-9 text-on-graphite-muted hover:bg-graphite-2 hover:text-on-graphite aria-[current=page]:bg-graphite-2 aria-[current=page]:font-semibold aria-[current=page]:text-on-graphite',
    head: 'text-on-graphite-muted',
    count: 'bg-graphite-line text-on-graphite',
  },
  sheet: {
    line: 'min-h-11 text-ink hover:bg-sunk aria-[current=page]:bg-ink aria-[current=page]:font-semibold aria-[current=page]:text-paper',
    head: 'text-ink-muted',
    count: 'bg-sunk text-ink',
  },
}

interface MenuLinesProps {
  groups: readonly ShownGroup[]
  look: keyof typeof LOOK
  onFollow?: () => void
}

function Line({ line, look, onFollow }: { line: ShownLine } & Omit<MenuLinesProps, 'groups'>) {
  const { path, text, icon, count = 0 } = line
  const format = useFormat()
  return (
    <NavLink
      to={path}
      end={path === '/'}
      {...(onFollow && { onClick: onFollow })}
      className={`flex items-center gap-2.5 rounded-box px-2.5 py-1.5 leading-tight ${LOOK[look].line}`}
    >
      <Icon name={icon} />
      <span className="min-w-0 flex-1">{text}</span>
      {count > 0 && (
        <span
          className={`rounded-full px-1.5 text-micro font-semibold tabular-nums ${LOOK[look].count}`}
        >
          <bdi dir="ltr">
            {count > COUNT_MOST ? `${format.number(COUNT_MOST)}+` : format.number(count)}
          </bdi>
        </span>
      )}
    </NavLink>
  )
}

/** The lines of the menu, in groups. */
export function MenuLines({ groups, ...line }: MenuLinesProps) {
  return groups.map(({ id, title, lines }) => (
    <div key={id} className="grid gap-0.5">
      {title !== undefined && (
        <h2 className={`px-2.5 pt-4 pb-1 text-micro font-medium ${LOOK[line.look].head}`}>
          {title}
        </h2>
      )}
      {lines.map((each) => (
        <Line key={each.path} line={each} {...line} />
      ))}
    </div>
  ))
}
