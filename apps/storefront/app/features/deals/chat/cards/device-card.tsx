import type { ChatDevice } from '@ironsouq/contract/deals/chat/chat.schema'
import { isolated } from '@ironsouq/i18n/isolate'
import type { ReactNode } from 'react'
import { useMoneyText } from '#features/money/currency/parts/use-money-text.ts'
import { useT } from '#kit/text/use-t.ts'
import { CardLine } from './card-line.tsx'

interface DeviceCardProps {
  device: ChatDevice
  /** At the end of the line. */
  children?: ReactNode
}

/** A machine in one line, as a link to its page. */
export function DeviceCard({ device, children }: DeviceCardProps) {
  const t = useT()
  const money = useMoneyText()
  const { deviceId, title, yearMade, stockNo, picture, price } = device
  return (
    <CardLine
      href={`/device-detail/${deviceId}`}
      title={t('common.titleYear', { title: isolated(title), year: String(yearMade) })}
      picture={picture}
      icon="truck"
      detail={
        <>
          <bdi dir="ltr">{stockNo}</bdi>
          {price && (
            <>
              {' · '}
              <b className="font-semibold text-ink tabular-nums">{money.both(price)}</b>
            </>
          )}
        </>
      }
    >
      {children}
    </CardLine>
  )
}
