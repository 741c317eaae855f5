import { PinMark, type PinKind } from '@ironsouq/ui/patterns/chart/emirates-map'
import { Badge, type BadgeTone } from '@ironsouq/ui/primitives/display/badge'
import type { IconName } from '@ironsouq/ui/primitives/display/icon'
import { EmirateName } from '#features/machines/device/parts/emirate-name.tsx'
import { phoneHref, phoneText } from '#features/machines/yard/parts/contact-href.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import type { ListedBranch } from './branch-map.tsx'
import type { BranchQuery } from './branch-query.ts'
import { branchesPath } from './parts/branches-path.ts'
import { SERVICE_WORD, type BranchState } from './use-branch-labels.ts'

const LOOK: Record<PinKind, { tone: BadgeTone; icon: IconName }> = {
  open: { tone: 'proven', icon: 'check' },
  soon: { tone: 'wait', icon: 'clock' },
  closed: { tone: 'plain', icon: 'lock' },
}

export function StateBadge({ state }: { state: BranchState }) {
  return <Badge {...LOOK[state.kind]}>{state.word}</Badge>
}

interface BranchListProps {
  listed: readonly ListedBranch[]
  query: BranchQuery
  current: string | undefined
}

/** The branches in their order, with services and whether they are open. */
export function BranchList({ listed, query, current }: BranchListProps) {
  const t = useT()
  const format = useFormat()
  return (
    <ol className="border-t-2 border-ink">
      {listed.map(({ branch, number, state }) => {
        const isCurrent = branch.code === current
        return (
          <li
            key={branch.code}
            className={`relative grid grid-cols-[28px_minmax(0,1fr)_auto] gap-3 px-2 py-3 ${isCurrent ? 'rounded-box bg-surface inset-ring-2 inset-ring-ink' : 'border-b border-line'}`}
          >
            <PinMark kind={state.kind} text={String(number)} />
            <div className="min-w-0">
              <h2 className="text-body font-bold">
                <LocalLink
                  href={branchesPath({ ...query, branch: branch.code })}
                  preventScrollReset
                  aria-current={isCurrent ? 'true' : undefined}
                  className="after:absolute after:inset-0"
                >
                  <bdi>{branch.name}</bdi>
                </LocalLink>
              </h2>
              <p className="text-small text-ink-muted">
                <bdi>{branch.area}</bdi>
                {' · '}
                <EmirateName emirate={branch.emirate} />
                {branch.machines !== null &&
                  branch.machines > 0 &&
                  ` · ${t('branch.machines', { count: branch.machines })}`}
              </p>
              <p className="text-micro text-ink-2">
                {format.list(branch.services.map((service) => t(SERVICE_WORD[service])))}
              </p>
            </div>
            <div className="grid content-start justify-items-end gap-0.5 text-end text-micro">
              <StateBadge state={state} />
              <span className="text-ink-muted">{state.note}</span>
              <a
                href={phoneHref(branch.phone)}
                className="relative z-1 inline-flex min-h-6 items-center underline-offset-3 hover:underline"
              >
                <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
                  {phoneText(branch.phone)}
                </bdi>
              </a>
            </div>
          </li>
        )
      })}
    </ol>
  )
}
