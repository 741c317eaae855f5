import { Pagination } from '@ironsouq/ui/patterns/list/pagination'
import {
  deviceListPath,
  type ListQuery,
  pagesShown,
} from '#features/machines/device/parts/device-list-path.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

interface DevicePagesProps {
  query: ListQuery
  total: number
  last: number
}

export function DevicePages({ query, total, last }: DevicePagesProps) {
  const t = useT()
  const format = useFormat()
  const { current, size } = query
  const at = (page: number) => deviceListPath({ ...query, current: page })
  const first = (current - 1) * size + 1
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 py-6">
      <p className="text-ink-muted">
        {t('device.resultRange', {
          first: format.number(first),
          last: format.number(Math.min(current * size, total)),
          total: format.number(total),
        })}
      </p>
      {last > 1 && (
        <Pagination
          label={t('common.pages')}
          current={current}
          anchor={LocalLink}
          pages={pagesShown(current, last).map((page) =>
            page === null
              ? null
              : { page, href: at(page), label: t('common.pageNumber', { page: String(page) }) },
          )}
          {...(current > 1 && {
            previous: { href: at(current - 1), text: t('common.previousPage') },
          })}
          {...(current < last && { next: { href: at(current + 1), text: t('common.nextPage') } })}
        />
      )}
    </div>
  )
}
