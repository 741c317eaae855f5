import { Icon, type IconName } from '@ironsouq/ui/primitives/display/icon'
import type { ComponentProps, ReactNode } from 'react'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { Picture } from '#kit/page/picture.tsx'

/** Two lines: a number that is cut off is none. */
const TITLE = 'line-clamp-2 font-semibold wrap-anywhere'

interface CardLineProps {
  /** Null when it has no page any more. */
  href: string | null
  title: string
  picture: ComponentProps<typeof Picture>['picture'] | null
  /** In place of a picture. */
  icon: IconName
  detail: ReactNode
  /** At the end of the line. */
  children?: ReactNode
}

/** A thing in one line, as a link to its page. */
export function CardLine({ href, title, picture, icon, detail, children }: CardLineProps) {
  return (
    <div className="relative flex items-center gap-3">
      <span
        className={`grid shrink-0 place-items-center overflow-hidden rounded-tight bg-sunk text-ink-muted ${picture ? 'aspect-4/3 w-18' : 'size-11'}`}
      >
        {picture ? <Picture picture={picture} alt="" sizes="72px" /> : <Icon name={icon} />}
      </span>
      <span className="grid min-w-0 flex-1">
        {href === null ? (
          <span className={TITLE}>{title}</span>
        ) : (
          <LocalLink
            href={href}
            prefetch="none"
            className={`${TITLE} underline-offset-3 before:absolute before:inset-0 hover:underline`}
          >
            {title}
          </LocalLink>
        )}
        <span className="text-micro text-ink-muted">{detail}</span>
      </span>
      {children}
    </div>
  )
}
