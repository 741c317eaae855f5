import { buttonLook } from '@ironsouq/ui/primitives/button'
import { useLocation } from 'react-router'
import type { Failure } from './failure.ts'
import { LocalLink } from './local-link.tsx'
import { useT } from './use-t.ts'

function NotFound({ malformed = false }: Failure) {
  const t = useT()
  const { pathname: path } = useLocation()
  return (
    <>
      <h1 className="text-title font-bold tracking-tight lg:text-head">
        {t('common.notFoundTitle')}
      </h1>
      <p className="text-body break-words text-ink-2">
        {t(malformed ? 'common.notFoundMalformed' : 'common.notFoundBody', { path })}
      </p>
      <p className="text-body text-ink-2">{t('common.notFoundHelp')}</p>
      <LocalLink href="/device-list" className={buttonLook({ tone: 'ink' })}>
        {t('common.backToMachines')}
      </LocalLink>
    </>
  )
}

function Broken({ reference }: Failure) {
  const t = useT()
  const { pathname, search } = useLocation()
  return (
    <>
      <h1 className="text-title font-bold tracking-tight lg:text-head">{t('common.errorTitle')}</h1>
      <p className="text-body text-ink-2">{t('common.errorBody')}</p>
      <div className="flex flex-wrap gap-3">
        <a href={pathname + search} className={buttonLook({ tone: 'ink' })}>
          {t('common.retry')}
        </a>
        <LocalLink href="/device-list" className={buttonLook()}>
          {t('common.backToMachines')}
        </LocalLink>
      </div>
      {reference !== undefined && (
        <p className="text-micro text-ink-muted">{t('common.errorReference', { reference })}</p>
      )}
    </>
  )
}

/** The error page in its two variants [AP-23]: what happened, and what to do next. */
export function ErrorScreen({ failure }: { failure: Failure }) {
  return (
    <div className="wrap">
      <div className="mx-auto grid max-w-220 justify-items-start gap-4 py-8 lg:py-12">
        <p aria-hidden="true" className="text-figure font-extrabold tracking-tight tabular-nums">
          {failure.status}
        </p>
        {failure.status === 404 ? <NotFound {...failure} /> : <Broken {...failure} />}
      </div>
    </div>
  )
}
