import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { BigSearch } from '#features/platform/search/parts/search-box.tsx'
import { useWorld } from '#features/platform/search/parts/world.ts'
import type { Failure } from '#kit/api/failure.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'
import { TapeBroken, TapeTooShort } from './error-tape.tsx'

interface TopProps {
  status: number
  tape: ReactNode
  title: string
  children: ReactNode
}

function Top({ status, tape, title, children }: TopProps) {
  return (
    <section className="grid justify-items-start gap-3">
      <p className="text-figure font-extrabold tracking-head tabular-nums">{status}</p>
      {tape}
      <h1 className="text-title font-extrabold tracking-head text-balance lg:text-head">{title}</h1>
      {children}
    </section>
  )
}

function NotFound({ status, malformed = false }: Failure) {
  const t = useT()
  const { pathname: path } = useLocation()
  const world = useWorld()
  return (
    <>
      <Top status={status} tape={<TapeTooShort path={path} />} title={t('common.notFoundTitle')}>
        <p className="w-full text-body wrap-anywhere text-ink-2">
          {t(malformed ? 'common.notFoundMalformed' : 'common.notFoundBody', { path })}
        </p>
        <p className="text-body text-ink-2">
          {t(world === 'parts' ? 'shell.notFoundPart' : 'common.notFoundHelp')}
        </p>
      </Top>
      <BigSearch />
      <div className="flex flex-wrap gap-3">
        <LocalLink href="/" className={buttonLook()}>
          {t('common.home')}
        </LocalLink>
        {world === 'parts' ? (
          <LocalLink href="/mall" className={buttonLook()}>
            {t('shell.mall')}
          </LocalLink>
        ) : (
          <LocalLink href="/device-list" className={buttonLook()}>
            {t('common.backToMachines')}
          </LocalLink>
        )}
        <LocalLink href="/help-center" className={buttonLook({ tone: 'quiet' })}>
          {t('shell.help')}
        </LocalLink>
      </div>
    </>
  )
}

function Broken({ status, reference }: Failure) {
  const t = useT()
  const { pathname, search } = useLocation()
  return (
    <>
      <Top status={status} tape={<TapeBroken />} title={t('common.errorTitle')}>
        <p className="text-body text-ink-2">
          {t(status === 413 ? 'common.tooLargeBody' : 'common.errorBody')}
        </p>
        <div className="flex flex-wrap gap-3 pt-4">
          <a href={pathname + search} className={buttonLook({ tone: 'ink' })}>
            {t('common.retry')}
          </a>
          <LocalLink href="/" className={buttonLook()}>
            {t('common.home')}
          </LocalLink>
          <LocalLink href="/device-list" className={buttonLook({ tone: 'quiet' })}>
            {t('common.backToMachines')}
          </LocalLink>
        </div>
      </Top>
      {reference !== undefined && (
        <dl className="grid grid-cols-[120px_minmax(0,1fr)] gap-3 border-y border-t-2 border-y-line border-t-ink py-3">
          <dt className="text-ink-muted">{t('shell.supportReference')}</dt>
          <dd className="font-medium">
            <bdi dir="ltr" className="wrap-anywhere">
              {reference}
            </bdi>
          </dd>
        </dl>
      )}
    </>
  )
}

/** The error page in its two variants [AP-23]: what happened, and what to do next. */
export function ErrorScreen({ failure }: { failure: Failure }) {
  return failure.status === 404 ? <NotFound {...failure} /> : <Broken {...failure} />
}
