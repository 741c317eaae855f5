import type { Due } from '@ironsouq/contract/people/member/member.schema'
import { capital } from '@ironsouq/i18n/capital'
import { isolated } from '@ironsouq/i18n/isolate'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon, type IconName } from '@ironsouq/ui/primitives/display/icon'
import { OFFERS_PAGE } from '#features/deals/quote/parts/quote-path.ts'
import { viewingPath } from '#features/deals/viewing/parts/viewing-path.ts'
import { useMoneyText } from '#features/money/currency/parts/use-money-text.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

const LOOK: Record<Due['kind'], { icon: IconName; pathOf: (due: Due) => string }> = {
  deposit: {
    icon: 'clock',
    pathOf: ({ of }) => (of === '' ? OFFERS_PAGE : `/inquiry-detail/${of}`),
  },
  viewing: { icon: 'calendar', pathOf: ({ of }) => viewingPath(of) },
  order: {
    icon: 'box',
    pathOf: ({ of }) => `/user-center/orders/${of}`,
  },
  offer: { icon: 'tag', pathOf: () => OFFERS_PAGE },
  quote: {
    icon: 'list',
    pathOf: ({ of }) => `/inquiry-detail/${of}/quotes`,
  },
}

/** What is due next, the soonest first: each with its hour and the page for it. */
export function DueList({ due }: { due: readonly Due[] }) {
  const t = useT()
  const format = useFormat()
  const money = useMoneyText()
  return (
    <ol className="border-t-2 border-ink">
      {due.map((each) => {
        const { kind, about, at, place } = each
        const { icon, pathOf } = LOOK[kind]
        const title = t(`userCenter.due${capital(kind)}`, {
          money: each.money ? isolated(money.both(each.money)) : '',
          place: isolated(place ?? ''),
        })
        const values = { about: isolated(about), at: format.dateTime(at) }
        return (
          <li
            key={`${kind} ${each.of} ${at} ${about}`}
            className="flex min-h-16 items-center gap-x-3 gap-y-2 border-b border-line py-2 max-sm:flex-wrap"
          >
            <span className="grid size-7 shrink-0 place-items-center">
              <Icon name={icon} />
            </span>
            <div className="min-w-0 grow max-sm:basis-[70%]">
              <p className="font-bold wrap-anywhere">{title}</p>
              <p className="text-micro text-ink-muted">
                {t(kind === 'viewing' ? 'userCenter.dueAt' : 'userCenter.dueBy', values)}
              </p>
            </div>
            <LocalLink
              href={pathOf(each)}
              aria-label={`${t('userCenter.doView')}: ${title}`}
              className={`${buttonLook({ tone: 'ink', size: 'dense' })} min-w-32 max-sm:ms-10 max-sm:flex-1`}
            >
              {t('userCenter.doView')}
            </LocalLink>
          </li>
        )
      })}
    </ol>
  )
}
