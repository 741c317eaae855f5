import type { Emirate } from '@ironsouq/contract/machines/device/device.enums'
import type { DeliveryTimes } from '@ironsouq/contract/mall/freight/arrival'
import { useArrivalTexts, useEmirate } from './use-arrival-text.ts'

interface ArrivalLineProps {
  times: DeliveryTimes | null
  /** Of the filter of a list; otherwise that of the reader. */
  emirate?: Emirate | undefined
}

/** "Arrives tomorrow in Sharjah"; nothing when the store promises no day. */
export function ArrivalLine({ times, emirate }: ArrivalLineProps) {
  const chosen = useEmirate()
  const { sentence } = useArrivalTexts()
  const text = sentence(times, emirate ?? chosen)
  return text === null ? null : <p className="text-micro font-medium text-proven">{text}</p>
}
