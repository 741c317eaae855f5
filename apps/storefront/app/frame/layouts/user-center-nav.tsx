import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { useLocation } from 'react-router'
import { MemberHead } from '#features/people/user-center/parts/member-head.tsx'
import { UserCenterLinks } from '#features/people/user-center/parts/user-center-links.tsx'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { splitPath } from '#kit/navigation/locale-path.ts'
import { useT } from '#kit/text/use-t.ts'

/** Visitors read them too: they have no account to go back to. */
const PUBLIC = /^\/user-center\/(?:about-us|help-center)/

/** The navigation of the user center. On a phone it is a link back to the overview. */
export function UserCenterNav() {
  const t = useT()
  const { page } = splitPath(useLocation().pathname)
  return (
    <>
      {page !== '/user-center' && !PUBLIC.test(page) && (
        <LocalLink
          href="/user-center"
          className={`${buttonLook({ tone: 'quiet' })} justify-self-start ps-0 lg:hidden`}
        >
          <Icon name="previous" size="small" />
          {t('shell.myAccount')}
        </LocalLink>
      )}
      <aside className="max-lg:hidden print:hidden">
        <div className="pb-4">
          <MemberHead />
        </div>
        <UserCenterLinks />
      </aside>
    </>
  )
}
