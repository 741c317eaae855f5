import type { ChatDevice } from '@ironsouq/contract/deals/chat/chat.schema'
import { guidePlace } from '@ironsouq/contract/machines/device/guide-place'
import { approximate } from '@ironsouq/contract/money/money/arithmetic'
import { useFormat } from '../../language/use-format.ts'
import { useT } from '../../language/use-t.ts'
import { CardLine } from '../../screen/card-line.tsx'

/** A machine in one row: its picture, title and stock number, and its price against the guide price. */
export function MachineCard({ device }: { device: ChatDevice }) {
  const t = useT()
  const format = useFormat()
  const { title, yearMade, stockNo, picture, price, guide } = device
  return (
    <CardLine
      title={title}
      picture={picture}
      detail={
        <>
          <span className="block truncate">
            <bdi>{yearMade}</bdi> · <bdi dir="ltr">{stockNo}</bdi>
          </span>
          {price && (
            <span className="block truncate">
              <bdi className="font-semibold text-ink">{format.money(price)}</bdi>
              {guide && ` · ${t(guidePlace(approximate(price), guide).word)}`}
            </span>
          )}
        </>
      }
    />
  )
}
