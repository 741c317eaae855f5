import { buttonLook } from '@ironsouq/ui/primitives/button-look'
import { Icon } from '@ironsouq/ui/primitives/icon'
import { LocalLink } from '#shell/local-link.tsx'
import { useFormat } from '#shell/use-format.ts'
import { useT } from '#shell/use-t.ts'

interface PagerProps {
  current: number
  size: number
  total: number
  last: number
  at: (page: number) => string
}

/** Where in a long list one is, and the pages beside it. */
export function Pager({ current, size, total, last, at }: PagerProps) {
  const t = useT()
  const format = useFormat()
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 pt-3">
      <p className="text-ink-muted">
        {t('device.resultRange', {
          first: format.number((current - 1) * size + 1),
          last: format.number(Math.min(current * size, total)),
          total: format.number(total),
        })}
      </p>
      {last > 1 && (
        <nav aria-label={t('common.pages')} className="flex flex-wrap gap-2">
          {current > 1 && (
            <LocalLink href={at(current - 1)} rel="prev" className={buttonLook()}>
              <Icon name="previous" size="small" />
              {t('common.previousPage')}
            </LocalLink>
          )}
          {current < last && (
            <LocalLink href={at(current + 1)} rel="next" className={buttonLook()}>
              {t('common.nextPage')}
              <Icon name="next" size="small" />
            </LocalLink>
          )}
        </nav>
      )}
    </div>
  )
}
