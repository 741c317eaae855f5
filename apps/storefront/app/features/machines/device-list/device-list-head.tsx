import type { DevicePage } from '@ironsouq/contract/machines/device/device.query'
import { isolated } from '@ironsouq/i18n/isolate'
import { Breadcrumb } from '@ironsouq/ui/patterns/page/breadcrumb'
import { type ReactNode, useRef } from 'react'
import { deviceListPath, type ListQuery } from '#features/machines/device/parts/device-list-path.ts'
import { useMoneyText } from '#features/money/currency/parts/use-money-text.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'
import { useAnnouncedCount } from './focus-restoration.ts'

interface DeviceListHeadProps {
  /** What can be done with the whole list. */
  children?: ReactNode
  query: ListQuery
  page: Pick<DevicePage, 'total' | 'path' | 'median' | 'newThisWeek' | 'text' | 'answeredBy'>
}

/** Breadcrumb, heading and number of results. */
export function DeviceListHead({ query, page, children }: DeviceListHeadProps) {
  const t = useT()
  const money = useMoneyText()
  const voice = useRef<HTMLParagraphElement>(null)
  const { total, path, median, newThisWeek } = page
  const count = t('device.resultCount', { count: total })
  useAnnouncedCount(voice, count)
  const about = path.at(-1)
  const above = path.slice(0, -1)
  const title = query.q
    ? t('search.titleText', { text: isolated(query.q) })
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
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 pb-3 lg:pb-4">
        <div className="min-w-0">
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
                {t('search.medianAskingPrice')}{' '}
                <b className="font-semibold whitespace-nowrap text-ink">
                  <bdi>{money.text(median)}</bdi>
                </b>
              </>
            )}
            {newThisWeek > 0 && (
              // A line of its own on a phone: it would wrap when the font arrives, and move the list.
              <>
                <span className="max-lg:hidden"> · </span>
                <span className="max-lg:block">
                  {t('search.newThisWeek', { count: newThisWeek })}
                </span>
              </>
            )}
          </p>
          <p ref={voice} aria-live="polite" className="sr-only" />
        </div>
        {children}
      </div>
    </>
  )
}
