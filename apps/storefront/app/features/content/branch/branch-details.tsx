import { BRANCH_TIME_ZONE } from '@ironsouq/contract/content/branch/branch-opening'
import type { Branch, Holiday } from '@ironsouq/contract/content/branch/branch.schema'
import { FactsTable } from '@ironsouq/ui/patterns/fact/facts-table'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { EMIRATE_WORD } from '#features/machines/device/parts/device-labels.ts'
import { ContactButtons } from '#features/machines/yard/parts/contact-buttons.tsx'
import { directionsHref } from '#features/machines/yard/parts/directions-href.ts'
import { HoursTable } from '#features/machines/yard/parts/hours-table.tsx'
import { LIST } from '#kit/navigation/catalog-paths.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'
import { StateBadge } from './branch-list.tsx'
import { useBranchLabels, type BranchState } from './use-branch-labels.ts'

interface BranchDetailsProps {
  branch: Branch
  state: BranchState
  holidays: readonly Holiday[]
  now: string
}

function Hours({ branch, state, holidays, now }: BranchDetailsProps) {
  const t = useT()
  const { daysOf } = useBranchLabels(holidays)
  const week = { hours: branch.hours, timeZone: BRANCH_TIME_ZONE }
  const ramadan = { hours: branch.ramadanHours, timeZone: BRANCH_TIME_ZONE }
  const showsRamadan = holidays.some(({ effect }) => effect === 'ramadan')
  return (
    <Panel heading={branch.name} note={<StateBadge state={state} />}>
      <div className="grid gap-4">
        <HoursTable yard={week} now={now} />
        {showsRamadan && branch.ramadanHours.length > 0 && (
          <HoursTable yard={ramadan} now={now} caption={t('branch.ramadanHours')} />
        )}
        {holidays.length > 0 && (
          <div>
            <h3 className="pb-1 text-small font-semibold">{t('branch.holidays')}</h3>
            <ul className="divide-y divide-line border-y border-line text-small">
              {holidays.map((holiday) => (
                <li
                  key={`${holiday.effect}${holiday.firstDay}`}
                  className="flex flex-wrap justify-between gap-x-4 px-1.5 py-1.5"
                >
                  <span>{holiday.name}</span>
                  <span className="text-ink-2">
                    {daysOf(holiday)}
                    {!holiday.isConfirmed && (
                      <span className="text-ink-muted"> ({t('branch.expected')})</span>
                    )}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        )}
        {branch.services.includes('viewing') && (
          <p className="text-small text-ink-muted">{t('branch.middayBreak')}</p>
        )}
      </div>
    </Panel>
  )
}

function GettingThere({ branch }: { branch: Branch }) {
  const t = useT()
  const { street, building, unit, area, emirate } = branch
  const lines = [
    [building, unit].filter(Boolean).join(', '),
    street,
    area,
    t(EMIRATE_WORD[emirate]),
  ]
  const ltr = (text: string) => <bdi dir="ltr">{text}</bdi>
  const facts = [
    {
      label: t('yard.address'),
      value: (
        <address className="not-italic">
          {lines.filter(Boolean).map((line) => (
            <span key={line} className="block">
              <bdi>{line}</bdi>
            </span>
          ))}
        </address>
      ),
    },
    { label: t('branch.landmark'), value: branch.landmark },
    { label: t('branch.makani'), value: branch.makani && ltr(branch.makani) },
    { label: t('branch.poBox'), value: branch.poBox && ltr(branch.poBox) },
    { label: t('branch.lowBed'), value: branch.access },
    { label: t('branch.bring'), value: branch.bring },
    {
      label: t('branch.email'),
      value: branch.email && (
        <a href={`mailto:${branch.email}`} className="underline underline-offset-3">
          {ltr(branch.email)}
        </a>
      ),
    },
  ].filter(({ value }) => value !== null && value !== '')
  return (
    <Panel heading={t('branch.gettingThere')}>
      <FactsTable facts={facts} />
      <div className="grid gap-2 pt-4">
        <ContactButtons
          phone={branch.phone}
          whatsappHref={branch.whatsapp && `https://wa.me/${branch.whatsapp.slice(1)}`}
        />
        <div className="flex flex-wrap gap-2">
          <a
            href={directionsHref(branch)}
            target="_blank"
            rel="noreferrer"
            className={`${buttonLook()} min-w-0 flex-1 basis-36`}
          >
            <Icon name="pin" size="small" />
            {t('branch.directions')}
          </a>
          <LocalLink
            href={`${LIST}?emirate=${emirate}`}
            className={`${buttonLook({ tone: 'ink' })} min-w-0 flex-1 basis-36`}
          >
            {t('branch.viewMachines', { emirate: t(EMIRATE_WORD[emirate]) })}
          </LocalLink>
        </div>
      </div>
    </Panel>
  )
}

/** The hours of one branch, and how to reach it. */
export function BranchDetails(props: BranchDetailsProps) {
  return (
    <div className="grid items-start gap-4 pt-8 lg:grid-cols-2">
      <Hours {...props} />
      <GettingThere branch={props.branch} />
    </div>
  )
}
