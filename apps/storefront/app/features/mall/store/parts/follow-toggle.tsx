import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { useEffect } from 'react'
import { log } from '#kit/log.ts'
import { MemberToggle } from '#kit/session/member-toggle.tsx'
import { userStore } from '#kit/session/user-store.ts'
import { useStore } from '#kit/store/store.ts'
import { useT } from '#kit/text/use-t.ts'
import { followedStore, loadFollowed, toggleFollowed } from './followed-store.ts'
import { storePath } from './store-path.ts'

/** Follows the store of the page; whether it is followed is loaded after the page [PR-3]. */
export function FollowToggle({ storeId }: { storeId: string }) {
  const t = useT()
  const isMember = useStore(userStore, ({ userId }) => userId !== '')
  const isFollowed = useStore(followedStore, ({ ids }) => ids?.has(storeId) ?? false)
  useEffect(() => {
    if (isMember)
      loadFollowed().catch((err: unknown) => log('the followed stores could not be loaded', err))
  }, [isMember])
  return (
    <MemberToggle
      isOn={isFollowed}
      onToggle={() => toggleFollowed(storeId)}
      back={storePath({ storeId })}
      className={buttonLook({ tone: isFollowed ? 'ink' : 'line' })}
    >
      <Icon name={isFollowed ? 'check' : 'plus'} size="small" />
      {t(isFollowed ? 'store.following' : 'store.follow')}
    </MemberToggle>
  )
}
