import type { InquiryDevice } from '@ironsouq/contract/deals/inquiry/inquiry.schema'
import { isolated } from '@ironsouq/i18n/isolate'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import type { ReactNode } from 'react'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { Picture } from '#kit/page/picture.tsx'
import { useT } from '#kit/text/use-t.ts'

interface DeviceCardProps {
  device: InquiryDevice
  /** At the end of the line. */
  children?: ReactNode
}

/** A machine in one line, as a link to its page. */
export function DeviceCard({ device, children }: DeviceCardProps) {
  const t = useT()
  const { deviceId, title, yearMade, stockNo, picture } = device
  return (
    <div className="relative flex items-center gap-3">
      <span className="grid aspect-4/3 w-18 shrink-0 place-items-center overflow-hidden rounded-tight bg-sunk text-ink-muted">
        {picture ? <Picture picture={picture} alt="" sizes="72px" /> : <Icon name="truck" />}
      </span>
      <span className="grid min-w-0 flex-1">
        <LocalLink
          href={`/device-detail/${deviceId}`}
          prefetch="none"
          className="truncate font-semibold underline-offset-3 before:absolute before:inset-0 hover:underline"
        >
          {t('common.titleYear', { title: isolated(title), year: String(yearMade) })}
        </LocalLink>
        <span className="text-micro text-ink-muted">
          <bdi dir="ltr">{stockNo}</bdi>
        </span>
      </span>
      {children}
    </div>
  )
}
