import type { InquiryDevice } from '@ironsouq/contract/deals/inquiry/inquiry.schema'
import type { ReactNode } from 'react'
import { pictureUrl } from '../api/picture-url.ts'

interface MachineCardProps {
  device: InquiryDevice
  children?: ReactNode
}

/** A machine in one row: its picture, title and stock number. */
export function MachineCard({ device, children }: MachineCardProps) {
  const { title, yearMade, stockNo, picture } = device
  return (
    <span className="flex min-w-0 items-center gap-2">
      {picture && (
        <img
          src={pictureUrl(picture.src)}
          alt=""
          width={picture.width}
          height={picture.height}
          decoding="async"
          className="h-10.5 w-14 shrink-0 rounded-tight bg-sunk object-cover"
        />
      )}
      <span className="grid min-w-0 flex-1">
        <b className="truncate font-semibold">
          <bdi>{title}</bdi>
        </b>
        <span className="truncate text-micro text-ink-muted">
          <bdi>{yearMade}</bdi> · <bdi dir="ltr">{stockNo}</bdi>
        </span>
      </span>
      {children}
    </span>
  )
}
