import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Link, useRevalidator } from 'react-router'
import { isAway, isForbidden, isMissing } from '../api/api.ts'
import { useT } from '../language/use-t.ts'
import { ScreenBody, ScreenPage } from './screen-page.tsx'

/** A person may not open the screen, or not everything that it loads. */
export function NoPermission() {
  const t = useT()
  return (
    <ScreenPage title={t('portal.noPermissionTitle')}>
      <ScreenBody>
        <EmptyState
          kind="forbidden"
          title={t('portal.noPermissionTitle')}
          body={t('portal.noPermissionBody')}
        />
      </ScreenBody>
    </ScreenPage>
  )
}

/** The record or the address does not exist. */
export function NotHere() {
  const t = useT()
  return (
    <ScreenPage title={t('portal.missingTitle')}>
      <ScreenBody>
        <EmptyState title={t('portal.missingTitle')} body={t('portal.missingBody')}>
          <Link to="/" className={buttonLook({ tone: 'line', size: 'portal' })}>
            {t('common.home')}
          </Link>
        </EmptyState>
      </ScreenBody>
    </ScreenPage>
  )
}

/** What a screen shows in place of data that could not be loaded. */
export function ScreenError({ error }: { error: unknown }) {
  const t = useT()
  const { revalidate, state } = useRevalidator()
  if (isForbidden(error)) return <NoPermission />
  if (isMissing(error)) return <NotHere />
  const away = isAway(error)
  const title = t(away ? 'portal.awayTitle' : 'portal.errorTitle')
  return (
    <ScreenPage title={title}>
      <ScreenBody>
        <EmptyState
          kind={away ? 'offline' : 'error'}
          title={title}
          body={t(away ? 'portal.awayBody' : 'portal.errorBody')}
        >
          <Button isPending={state === 'loading'} onPress={() => void revalidate()}>
            {t('common.retry')}
          </Button>
        </EmptyState>
      </ScreenBody>
    </ScreenPage>
  )
}
