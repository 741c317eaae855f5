import type { InquiryDevice } from '@ironsouq/contract/deals/inquiry/inquiry.schema'
import { isolated } from '@ironsouq/i18n/isolate'
import type { ReactNode } from 'react'
import { useT } from '#kit/text/use-t.ts'
import { CardLine } from './card-line.tsx'

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
    <CardLine
      href={`/device-detail/${deviceId}`}
      title={t('common.titleYear', { title: isolated(title), year: String(yearMade) })}
      picture={picture}
      icon="truck"
      detail={<bdi dir="ltr">{stockNo}</bdi>}
    >
      {children}
    </CardLine>
  )
}
