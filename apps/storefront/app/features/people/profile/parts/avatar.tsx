import { FailedPicture, useFailed } from '#kit/page/failed-picture.tsx'
import { pictureUrl } from '#kit/page/picture-url.ts'
import { useSiteData } from '#kit/page/site-data.ts'
import { userStore } from '#kit/session/user-store.ts'
import { useStore } from '#kit/store/store.ts'
import { useT } from '#kit/text/use-t.ts'

const SIZE = {
  small: { box: 'size-7 text-micro', pixels: 28 },
  large: { box: 'size-10', pixels: 40 },
  huge: { box: 'size-24 text-title', pixels: 96 },
}

interface UserPictureProps {
  size: keyof typeof SIZE
  nickName: string
  /** A key of the object store, or empty. */
  pic: string
}

/**
 * A member's picture, or the first letter of their name. A picture that cannot be loaded says so: in its place, or,
 * where it is too small for a text, in the tooltip of the letter [FM-5].
 */
export function UserPicture({ size, nickName, pic }: UserPictureProps) {
  const t = useT()
  const { objectsUrl } = useSiteData()
  const src = pic === '' ? '' : pictureUrl(pic, objectsUrl)
  const { isFailed, check, fail } = useFailed(src)
  const { box, pixels } = SIZE[size]
  const look = `shrink-0 overflow-hidden rounded-box bg-sunk ${box}`
  if (isFailed && size === 'huge')
    return (
      <span className={`relative ${look}`}>
        <FailedPicture alt="" isSmall />
      </span>
    )
  return src === '' || isFailed ? (
    // In CSS content, so that the letter is not part of the link's accessible name.
    <span
      aria-hidden="true"
      title={isFailed ? t('common.imageFailed') : undefined}
      data-letter={Array.from(nickName)[0]}
      className={`grid place-items-center font-bold before:content-[attr(data-letter)] ${look}`}
    />
  ) : (
    <img
      ref={check}
      onError={fail}
      src={src}
      alt=""
      width={pixels}
      height={pixels}
      className={`object-cover ${look}`}
    />
  )
}

/** The picture of the signed-in user. */
export function Avatar({ size }: { size: keyof typeof SIZE }) {
  const { nickName, userAvatar } = useStore(userStore, (user) => user)
  return <UserPicture size={size} nickName={nickName} pic={userAvatar} />
}
