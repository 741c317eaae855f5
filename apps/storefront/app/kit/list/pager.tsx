import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

interface PagerProps {
  current: number
  size: number
  total: number
  last: number
  at: (page: number) => string
}

/** The position in a paged list, and links to the neighbouring pages. */
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
