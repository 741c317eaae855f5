import {
  RETURN_WITHIN_DAYS,
  SERVICE_DAYS,
  SERVICE_HOURS,
} from '@ironsouq/contract/order/order.limits'
import { Icon, type IconName } from '@ironsouq/ui/primitives/display/icon'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

function Promised({ icon, text }: { icon: IconName; text: string }) {
  return (
    <li className="flex items-center gap-2">
      <Icon name={icon} size="small" />
      {text}
    </li>
  )
}

/** What the mall promises, at the end of its pages [MS-3]. */
export function MallPromises() {
  const t = useT()
  const format = useFormat()
  return (
    <ul className="mt-8 flex flex-wrap gap-x-8 gap-y-2 border-t border-line pt-4 text-ink-2">
      <Promised
        icon="check"
        text={t('shell.returnPromise', { days: format.number(RETURN_WITHIN_DAYS) })}
      />
      <Promised
        icon="chat"
        text={t('shell.servicePromise', {
          days: format.number(SERVICE_DAYS),
          hours: format.number(SERVICE_HOURS),
        })}
      />
    </ul>
  )
}
