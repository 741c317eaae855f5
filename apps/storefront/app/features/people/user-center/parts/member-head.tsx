import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { UserPicture } from '#features/people/profile/parts/avatar.tsx'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'
import { useMember } from './use-member.ts'

/** The signed-in user, above the links. */
export function MemberHead() {
  const t = useT()
  const member = useMember()
  if (member)
    return (
      <div className="flex min-w-0 items-center gap-3">
        <UserPicture size="large" nickName={member.nickName} pic={member.pic} />
        <bdi className="min-w-0 truncate font-semibold">{member.nickName}</bdi>
      </div>
    )
  return (
    <div className="flex items-center gap-3">
      <span className="grid size-10 shrink-0 place-items-center rounded-box bg-sunk">
        <Icon name="user" />
      </span>
      <div>
        <p className="font-semibold">{t('shell.notLoggedIn')}</p>
        <LocalLink
          href="/login"
          className="text-micro underline decoration-line-strong underline-offset-3 hover:decoration-ink"
        >
          {t('shell.logIn')}
        </LocalLink>
      </div>
    </div>
  )
}
