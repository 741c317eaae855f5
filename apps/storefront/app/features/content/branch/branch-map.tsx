import type { Branch } from '@ironsouq/contract/content/branch/branch.schema'
import { EmiratesMap, MapPin, PinMark } from '@ironsouq/ui/patterns/chart/emirates-map'
import { useEmirateNames } from '#features/machines/yard/parts/use-emirate-names.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'
import type { BranchQuery } from './branch-query.ts'
import { branchesPath } from './parts/branches-path.ts'
import type { BranchState } from './use-branch-labels.ts'

export interface ListedBranch {
  branch: Branch
  /** Its number on the map and in the list. */
  number: number
  state: BranchState
}

interface BranchMapProps {
  listed: readonly ListedBranch[]
  query: BranchQuery
  current: string | undefined
}

/** The branches as pins; a pin shows the details of its branch. */
export function BranchMap({ listed, query, current }: BranchMapProps) {
  const t = useT()
  const emirates = useEmirateNames()
  const names = [
    ...emirates,
    { key: 'gulf', x: 24, y: 32, text: t('branch.gulf') },
    { key: 'gulfOfOman', x: 99, y: 52, text: t('branch.gulfOfOman'), anchor: 'end' as const },
    { key: 'oman', x: 80, y: 82, text: t('branch.oman') },
  ]
  return (
    <figure
      aria-label={t('branch.mapLabel')}
      className="overflow-hidden border border-line max-sm:-mx-(--gutter) max-sm:border-x-0 sm:rounded-box lg:sticky lg:top-6"
    >
      <EmiratesMap names={names}>
        {listed.map(({ branch, number, state }) => (
          <LocalLink
            key={branch.code}
            href={branchesPath({ ...query, branch: branch.code })}
            preventScrollReset
            // Its links to the data would be elements of the drawing.
            prefetch="none"
            aria-label={`${t('branch.number', { number, name: branch.name })}, ${state.word} ${state.note}`}
            aria-current={branch.code === current ? 'true' : undefined}
          >
            <MapPin
              latitude={branch.latitude}
              longitude={branch.longitude}
              kind={state.kind}
              text={String(number)}
              isCurrent={branch.code === current}
            />
          </LocalLink>
        ))}
      </EmiratesMap>
      <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line bg-surface px-3 py-2 text-micro text-ink-muted">
        <span className="inline-flex items-center gap-1.5">
          <PinMark kind="open" size="small" />
          {t('branch.legendOpen')}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <PinMark kind="soon" size="small" />
          {t('branch.legendSoon')}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <PinMark kind="closed" size="small" />
          {t('branch.legendClosed')}
        </span>
        <span className="ms-auto max-lg:hidden">{t('branch.mapNote')}</span>
      </figcaption>
    </figure>
  )
}
