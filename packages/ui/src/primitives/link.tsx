import type { ComponentProps } from 'react'

/** How a link in running text looks; apps put it on their own router's link. */
export const LINK_LOOK =
  'text-ink underline decoration-line-strong decoration-1 underline-offset-3 hover:decoration-ink hover:decoration-2'

/** A link that leaves the site, or one that no router need know of. */
export function Link({ children, ...anchor }: Omit<ComponentProps<'a'>, 'className' | 'style'>) {
  return (
    <a {...anchor} className={LINK_LOOK}>
      {children}
    </a>
  )
}
