import { branchOpening } from '@ironsouq/contract/content/branch/branch-opening'
import type { BranchService } from '@ironsouq/contract/content/branch/branch.enums'
import type { Branch, Holiday } from '@ironsouq/contract/content/branch/branch.schema'
import type { Key } from '@ironsouq/i18n/messages'
import type { PinKind } from '@ironsouq/ui/patterns/chart/emirates-map'
import { useYardTimes } from '#features/machines/yard/parts/use-yard-times.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

export const SERVICE_WORD: Record<BranchService, Key> = {
  viewing: 'branch.serviceViewing',
  inspection: 'branch.serviceInspection',
  collection: 'branch.serviceCollection',
  exportDocuments: 'branch.serviceExportDocuments',
  parts: 'branch.serviceParts',
  bidder: 'branch.serviceBidder',
  weighbridge: 'branch.serviceWeighbridge',
  storage: 'branch.serviceStorage',
}

/** Whether a branch is open, as its mark and its words show it. */
export interface BranchState {
  kind: PinKind
  word: string
  /** Until when, or from when. */
  note: string
}

/** The words for the state of a branch and for days of a holiday. */
export function useBranchLabels(holidays: readonly Holiday[]) {
  const t = useT()
  const format = useFormat()
  const { weekday, clock } = useYardTimes()

  const stateAt = (branch: Branch, now: Date): BranchState => {
    const opening = branchOpening(branch, holidays, now)
    if (!opening) return { kind: 'closed', word: t('branch.closed'), note: '' }
    if (opening.isOpen)
      return {
        kind: opening.closesSoon ? 'soon' : 'open',
        word: t('branch.open'),
        note: t('branch.until', { time: clock(opening.until) }),
      }
    const values = { day: weekday(opening.weekday), time: clock(opening.at) }
    const note = opening.inDays === 0 ? 'branch.opensAt' : 'branch.opensOn'
    return { kind: 'closed', word: t('branch.closed'), note: t(note, values) }
  }

  const daysOf = ({ firstDay, lastDay }: Pick<Holiday, 'firstDay' | 'lastDay'>) =>
    firstDay === lastDay
      ? format.longDay(firstDay)
      : `${format.dayMonth(firstDay)} – ${format.dayMonth(lastDay)}`

  return { stateAt, daysOf }
}
