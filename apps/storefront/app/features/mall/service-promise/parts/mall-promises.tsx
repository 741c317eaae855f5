import { isolatedLtr } from '@ironsouq/i18n/isolate'
import { Icon, type IconName } from '@ironsouq/ui/primitives/display/icon'
import type { ReactNode } from 'react'
import { useYardTimes } from '#features/machines/yard/parts/use-yard-times.ts'
import { useSiteData } from '#kit/page/site-data.ts'
import { useT } from '#kit/text/use-t.ts'
import { ReturnHelp } from './return-help.tsx'

function Promised({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      <Icon name={icon} size="small" />
      <span className="min-w-0">{children}</span>
    </li>
  )
}

/** A dash at which no line breaks: in right-to-left text the two times would change places. */
const TO = '\u2060–\u2060'

/** What the mall promises, at the end of its pages; what staff have off is not shown [MS-3]. */
export function MallPromises({ isReturnable = true }: { isReturnable?: boolean }) {
  const t = useT()
  const { clock } = useYardTimes()
  const { returnDays, serviceWeekdays, serviceOpensAt, serviceClosesAt } = useSiteData().promise
  const showsReturn = isReturnable && returnDays > 0
  const days = serviceWeekdays.length
  if (!showsReturn && days === 0) return null
  const hours = isolatedLtr(`${clock(serviceOpensAt)}${TO}${clock(serviceClosesAt)}`)
  return (
    <ul className="mt-8 flex flex-wrap gap-x-8 gap-y-2 border-t border-line pt-4 text-ink-2">
      {showsReturn && (
        <Promised icon="check">
          {t('shell.returnPromise', { days: returnDays })} <ReturnHelp />
        </Promised>
      )}
      {days > 0 && (
        <Promised icon="chat">
          {t('shell.servicePromise', { days, hours: (serviceClosesAt - serviceOpensAt) / 60 })}{' '}
          <span className="text-ink-muted">{t('shell.serviceHours', { hours })}</span>
        </Promised>
      )}
    </ul>
  )
}
