import { pictureUrl } from './picture-url.ts'
import { useShell } from './shell-data.ts'
import { useStore } from './stores/store.ts'
import { userStore } from './stores/user-store.ts'

const SIZE = {
  small: { box: 'size-7 text-micro', pixels: 28 },
  large: { box: 'size-10', pixels: 40 },
  huge: { box: 'size-24 text-title', pixels: 96 },
}

interface FaceProps {
  size: keyof typeof SIZE
  nickName: string
  /** A key of the object store, or empty. */
  pic: string
}

/** A member's picture, or else the first letter of his name. */
export function Face({ size, nickName, pic }: FaceProps) {
  const { objectsUrl } = useShell()
  const { box, pixels } = SIZE[size]
  const look = `shrink-0 overflow-hidden rounded-box bg-sunk ${box}`
  return pic === '' ? (
    // Drawn, not written: a letter is no part of the name of the link that it stands in.
    <span
      aria-hidden="true"
      data-letter={Array.from(nickName)[0]}
      className={`grid place-items-center font-bold before:content-[attr(data-letter)] ${look}`}
    />
  ) : (
    <img
      src={pictureUrl(pic, objectsUrl)}
      alt=""
      width={pixels}
      height={pixels}
      className={`object-cover ${look}`}
    />
  )
}

/** Whoever is signed in. */
export function Avatar({ size }: { size: keyof typeof SIZE }) {
  const { nickName, userAvatar } = useStore(userStore, (user) => user)
  return <Face size={size} nickName={nickName} pic={userAvatar} />
}
