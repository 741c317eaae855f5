import { LocalLink } from '#kit/navigation/local-link.tsx'

interface Tab {
  href: string
  text: string
  /** How many there are. */
  note?: string
  isCurrent: boolean
  /** In a dialog, where the page stays as it is. */
  onChoose?: () => void
}

interface TabLinksProps {
  label: string
  tabs: readonly Tab[]
}

/** Tabs that are pages of their own: they work without script, and a reload keeps the tab. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  return (
    <nav
      aria-label={label}
      className="flex gap-6 overflow-x-auto overflow-y-hidden [scrollbar-width:none] border-b border-line"
    >
      {tabs.map(({ href, text, note, isCurrent, onChoose }) => (
        <LocalLink
          key={href}
          href={href}
          replace
          {...(onChoose && {
            onClick: (event) => {
              event.preventDefault()
              onChoose()
            },
          })}
          aria-current={isCurrent ? 'page' : undefined}
          className="-mb-px flex min-h-11 items-center gap-1.5 border-b-3 border-transparent font-medium whitespace-nowrap text-ink-muted transition-colors hover:text-ink focus-visible:-outline-offset-3 aria-[current=page]:border-ink aria-[current=page]:text-ink"
        >
          {text}
          {note !== undefined && <bdi className="text-micro tabular-nums">{note}</bdi>}
        </LocalLink>
      ))}
    </nav>
  )
}
