import type { ComponentType, ReactNode } from 'react'
import { buttonLook } from '../../primitives/action/button-look.tsx'
import { Icon } from '../../primitives/display/icon.tsx'

export interface PageLink {
  page: number
  href: string
  /** Screen reader text: "Page 3". */
  label: string
}

interface AnchorProps {
  href: string
  className: string
  children: ReactNode
  rel?: string
  'aria-label'?: string
  'aria-current'?: 'page'
}

interface PaginationProps {
  label: string
  current: number
  /** In order; null is a gap. */
  pages: readonly (PageLink | null)[]
  previous?: { href: string; text: string }
  next?: { href: string; text: string }
  /** The link component of the app. */
  anchor: ComponentType<AnchorProps>
}

const NUMBER =
  'inline-grid size-11 place-items-center rounded-box font-semibold tabular-nums hover:bg-sunk'
const CURRENT = 'inline-grid size-11 place-items-center rounded-box bg-ink font-semibold text-paper'

/** Real links, so that a page can be opened in a new tab and crawled. */
export function Pagination(props: PaginationProps) {
  const { label, current, pages, previous, next, anchor: Anchor } = props
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-1">
      {previous && (
        <Anchor href={previous.href} rel="prev" className={buttonLook()}>
          <Icon name="previous" size="small" />
          {previous.text}
        </Anchor>
      )}
      {pages.map((link, i) =>
        link === null ? (
          <span key={`gap-${i < pages.length / 2 ? 'start' : 'end'}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Anchor
            key={link.page}
            href={link.href}
            aria-label={link.label}
            className={link.page === current ? CURRENT : NUMBER}
            {...(link.page === current && { 'aria-current': 'page' })}
          >
            {link.page}
          </Anchor>
        ),
      )}
      {next && (
        <Anchor href={next.href} rel="next" className={buttonLook()}>
          {next.text}
          <Icon name="next" size="small" />
        </Anchor>
      )}
    </nav>
  )
}
