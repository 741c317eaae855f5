import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { useEffect, useRef, useState } from 'react'
import { productPath } from '#features/mall/product/parts/product-path.ts'
import { log } from '#kit/log.ts'
import { openLogin } from '#kit/popup/login-prompt.ts'
import { MemberToggle } from '#kit/session/member-toggle.tsx'
import { isSignedIn } from '#kit/session/signed-in.ts'
import { userStore } from '#kit/session/user-store.ts'
import { useStore } from '#kit/store/store.ts'
import { useT } from '#kit/text/use-t.ts'

const savedCalls = () => import('./saved-product.ts')

/** Saves a product or not; a visitor logs in first, and then it is saved [PR-3] [ID-14]. */
export function SaveProduct({ productId }: { productId: string }) {
  const t = useT()
  const [isSaved, setSaved] = useState(false)
  const isChosen = useRef(false)
  const isMember = useStore(userStore, ({ userId }) => userId !== '')
  useEffect(() => {
    if (!isMember) return
    savedCalls()
      .then(({ isProductSaved }) => isProductSaved(productId))
      // What was chosen meanwhile is newer than the answer.
      .then((known) => isChosen.current || setSaved(known))
      .catch((err: unknown) => log('whether a product is saved could not be loaded', err))
  }, [isMember, productId])
  const save = (wanted: boolean) => {
    isChosen.current = true
    setSaved(wanted)
    savedCalls()
      .then(({ writeSaved }) => writeSaved(productId, wanted))
      .catch((err: unknown) => {
        log('a product could not be saved', err)
        setSaved(!wanted)
      })
  }
  return (
    <MemberToggle
      isOn={isSaved}
      onToggle={() => (isSignedIn() ? save(!isSaved) : openLogin({ afterLogin: () => save(true) }))}
      back={productPath(productId)}
      className={buttonLook({ isWide: true })}
    >
      <Icon name={isSaved ? 'heart-on' : 'heart'} size="small" />
      {t('deviceDetail.save')}
    </MemberToggle>
  )
}
