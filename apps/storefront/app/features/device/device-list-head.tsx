import type { DevicePage } from '@ironsouq/contract/device/device.query'
import { Breadcrumb } from '@ironsouq/ui/patterns/breadcrumb'
import { useRef } from 'react'
import { LocalLink } from '#shell/local-link.tsx'
import { useFormat } from '#shell/use-format.ts'
import { useT } from '#shell/use-t.ts'
import { deviceListPath, type ListQuery } from './device-list-path.ts'
import { useSaidCount } from './kept-place.ts'
import { isolated } from './use-filter-words.ts'

interface DeviceListHeadProps {
  query: ListQuery
  page: Pick<DevicePage, 'total' | 'path' | 'median' | 'newThisWeek' | 'text' | 'answeredBy'>
}

/** Where the reader is, what the list is about, and what there is of it. */
export function DeviceListHead({ query, page }: DeviceListHeadProps) {
  const t = useT()
  const format = useFormat()
  const voice = useRef<HTMLParagraphElement>(null)
  const { total, path, median, newThisWeek } = page
  const count = t('device.resultCount', { count: total })
  useSaidCount(voice, count)
  const about = path.at(-1)
  const above = path.slice(0, -1)
  const title = query.q
    ? t('finding.titleText', { text: isolated(query.q) })
    : (about?.name ?? t('device.listTitle'))
  return (
    <>
      <Breadcrumb
        label={t('common.breadcrumb')}
        crumbs={[
          { key: 'home', content: <LocalLink href="/">{t('common.home')}</LocalLink> },
          ...(about
            ? [
                {
                  key: 'machines',
                  content: <LocalLink href="/device-list">{t('common.machines')}</LocalLink>,
                },
                ...above.map(({ code, name }) => ({
                  key: code,
                  content: <LocalLink href={deviceListPath({ category: code })}>{name}</LocalLink>,
                })),
                { key: about.code, content: about.name },
              ]
            : [{ key: 'machines', content: t('common.machines') }]),
        ]}
      />
      <div className="pb-3 lg:pb-4">
        <h1
          tabIndex={-1}
          className="text-title font-bold tracking-tight text-balance wrap-anywhere"
        >
          {title}
        </h1>
        <p className="text-ink-muted tabular-nums max-lg:text-body lg:text-small">
          {count}
          {median && (
            <>
              {' · '}
              {t('finding.medianAsk')}{' '}
              <b className="font-semibold whitespace-nowrap text-ink">
                <bdi>{format.money(median)}</bdi>
              </b>
            </>
          )}
          {newThisWeek > 0 && <> · {t('finding.newThisWeek', { count: newThisWeek })}</>}
        </p>
        <p ref={voice} aria-live="polite" className="sr-only" />
      </div>
    </>
  )
}
