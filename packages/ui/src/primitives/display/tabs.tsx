import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel, TabPanels } from 'react-aria-components/Tabs'

export interface TabEntry {
  id: string
  text: string
  /** The formatted count of items. */
  count?: string
  isDisabled?: boolean
  content: ReactNode
}

interface TabsProps {
  label: string
  tabs: readonly TabEntry[]
  selected?: string
  onSelect?: (id: string) => void
}

const TAB =
  '-mb-px flex min-h-11 cursor-pointer items-center gap-1.5 border-b-3 border-transparent font-medium whitespace-nowrap text-ink-muted outline-0 transition-colors data-disabled:cursor-default data-disabled:opacity-60 data-focus-visible:outline-3 data-focus-visible:-outline-offset-3 data-focus-visible:outline-focus data-hovered:text-ink data-selected:border-ink data-selected:text-ink'

export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  return (
    <AriaTabs
      onSelectionChange={(id) => onSelect?.(String(id))}
      {...(selected !== undefined && { selectedKey: selected })}
    >
      <TabList
        aria-label={label}
        className="flex gap-6 overflow-x-auto overflow-y-hidden [scrollbar-width:none] border-b border-line"
      >
        {tabs.map(({ id, text, count, isDisabled = false }) => (
          <Tab key={id} id={id} isDisabled={isDisabled} className={TAB}>
            {text}
            {count !== undefined && (
              <span className="text-micro font-medium text-ink-muted tabular-nums">{count}</span>
            )}
          </Tab>
        ))}
      </TabList>
      <TabPanels>
        {tabs.map(({ id, content }) => (
          <TabPanel key={id} id={id} className="pt-4">
            {content}
          </TabPanel>
        ))}
      </TabPanels>
    </AriaTabs>
  )
}
