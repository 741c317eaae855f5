import type { InquiryDevice } from '@ironsouq/contract/deals/inquiry/inquiry.schema'
import { CardLine } from './card-line.tsx'

/** A machine in one row: its picture, title and stock number. */
export function MachineCard({ device }: { device: InquiryDevice }) {
  const { title, yearMade, stockNo, picture } = device
  return (
    <CardLine
      title={title}
      picture={picture}
      detail={
        <>
          <bdi>{yearMade}</bdi> · <bdi dir="ltr">{stockNo}</bdi>
        </>
      }
    />
  )
}
