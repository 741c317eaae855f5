import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface DisclosureProps {
  title: ReactNode
  /** Open when the page comes. */
  isOpen?: boolean
  /** Of those that share a name at most one is open. */
  group?: string
  children: ReactNode
}

/** The browser's own: it opens, is found by the page's search and prints without script. */
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
  /** One word in the page, so that its parts know each other. */
  name: string
  parts: readonly { key: string; title: string; content: ReactNode }[]
}

/** Parts of which one is open at a time. */
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
