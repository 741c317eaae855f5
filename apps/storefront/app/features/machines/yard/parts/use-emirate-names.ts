import type { Emirate } from '@ironsouq/contract/machines/device/device.enums'
import { EMIRATE_WORD } from '#features/machines/device/parts/device-labels.ts'
import { useT } from '#kit/text/use-t.ts'

/** The positions of the emirates' names, in percent; the two smallest have no space for one. */
const PLACES: readonly { emirate: Emirate; x: number; y: number; anchor?: 'end' }[] = [
  { emirate: 'abuDhabi', x: 33, y: 88 },
  { emirate: 'dubai', x: 47, y: 62 },
  { emirate: 'sharjah', x: 60, y: 51 },
  { emirate: 'rasAlKhaimah', x: 57, y: 14 },
  { emirate: 'fujairah', x: 99, y: 34, anchor: 'end' },
]

/** The names on the map of the Emirates; one of them may stand out. */
export function useEmirateNames(strong?: Emirate) {
  const t = useT()
  return PLACES.map(({ emirate, ...place }) => ({
    key: emirate,
    text: t(EMIRATE_WORD[emirate]),
    isStrong: emirate === strong,
    ...place,
  }))
}
