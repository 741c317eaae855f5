import type { Picture } from '@ironsouq/contract/machines/device/device.schema'
import { Icon, type IconName } from '@ironsouq/ui/primitives/display/icon'
import type { ReactNode } from 'react'
import { pictureUrl } from '../api/picture-url.ts'

interface CardLineProps {
  title: string
  detail: ReactNode
  picture: Picture | null
  /** In place of a picture. */
  icon?: IconName
}

/** A thing in one row: its picture, its title and a line about it. */
export function CardLine({ title, detail, picture, icon }: CardLineProps) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      {picture ? (
        <img
          src={pictureUrl(picture.src)}
          alt=""
          width={picture.width}
          height={picture.height}
          decoding="async"
          className="h-10.5 w-14 shrink-0 rounded-tight bg-sunk object-cover"
        />
      ) : (
        icon && (
          <span className="grid h-10.5 w-14 shrink-0 place-items-center rounded-tight bg-sunk text-ink-muted">
            <Icon name={icon} size="small" />
          </span>
        )
      )}
      <span className="grid min-w-0 flex-1">
        <b className="line-clamp-2 font-semibold wrap-anywhere">
          <bdi>{title}</bdi>
        </b>
        <span className="truncate text-micro text-ink-muted">{detail}</span>
      </span>
    </span>
  )
}
