import type { Emirate } from '@ironsouq/contract/machines/device/device.enums'
import { useT } from '#kit/text/use-t.ts'
import { EMIRATE_WORD } from './device-labels.ts'

export function EmirateName({ emirate }: { emirate: Emirate }) {
  return useT()(EMIRATE_WORD[emirate])
}
