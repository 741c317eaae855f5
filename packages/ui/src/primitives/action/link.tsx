import type { ComponentProps } from 'react'

/** The classes of a link in text; apps use them on their router's link. */
export const LINK_LOOK =
  'text-ink underline decoration-line-strong decoration-1 underline-offset-3 hover:decoration-ink hover:decoration-2'

/** An external link, or one without client navigation. */
export function Link({ children, ...anchor }: Omit<ComponentProps<'a'>, 'className' | 'style'>) {
  return (
    <a {...anchor} className={LINK_LOOK}>
      {children}
    </a>
  )
}
