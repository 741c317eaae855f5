import { buttonLook } from '@ironsouq/ui/primitives/button-look'
import { Icon } from '@ironsouq/ui/primitives/icon'
import { useLocation } from 'react-router'
import { LocalLink } from '../local-link.tsx'
import { splitPath } from '../locale-path.ts'
import { useT } from '../use-t.ts'
import { MemberHead } from './member-head.tsx'
import { Places } from './places.tsx'

/** The places of a member. On a phone the way back to the page that lists them is enough. */
export function UserCenterNav() {
  const t = useT()
  const { page } = splitPath(useLocation().pathname)
  return (
    <>
      {page !== '/user-center' && (
        <LocalLink
          href="/user-center"
          className={`${buttonLook({ tone: 'quiet' })} justify-self-start ps-0 lg:hidden`}
        >
          <Icon name="previous" size="small" />
          {t('shell.userCenter')}
        </LocalLink>
      )}
      <aside className="max-lg:hidden print:hidden">
        <div className="pb-4">
          <MemberHead />
        </div>
        <Places />
      </aside>
    </>
  )
}
