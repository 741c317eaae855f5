import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface DisclosureProps {
  title: ReactNode
  /** Initially open. */
  isOpen?: boolean
  /** At most one of a group is open. */
  group?: string
  children: ReactNode
}

/** A `details` element: it opens, is searchable in the page and prints without script. */
export function Disclosure({ title, isOpen = false, group, children }: DisclosureProps) {
  return (
    <details open={isOpen} name={group} className="group border-t border-line">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 py-2 font-bold">
        <span className="min-w-0">{title}</span>
        <span className="transition-transform group-open:-scale-y-100 motion-reduce:transition-none">
          <Icon name="down" size="small" />
        </span>
      </summary>
      <div className="pb-3">{children}</div>
    </details>
  )
}

interface AccordionProps {
  /** A name that is unique on the page. */
  name: string
  parts: readonly { key: string; title: string; content: ReactNode }[]
}

/** Disclosures of which one is open at a time. */
export function Accordion({ name, parts }: AccordionProps) {
  return (
    <div className="border-b border-line">
      {parts.map(({ key, title, content }) => (
        <Disclosure key={key} title={title} group={name}>
          {content}
        </Disclosure>
      ))}
    </div>
  )
}
