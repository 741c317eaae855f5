import type { StoreCard } from '@ironsouq/contract/mall/store/store.schema'
import { initials } from '#features/people/seller/parts/initials.ts'
import { pictureUrl } from '#kit/page/picture-url.ts'
import { useSiteData } from '#kit/page/site-data.ts'

const SIZE = { small: 'size-11', large: 'size-14 lg:size-18' }

interface StoreMarkProps {
  store: Pick<StoreCard, 'name' | 'logo'>
  size?: keyof typeof SIZE
}

/** The logo of a store, or the first letters of its name. */
export function StoreMark({ store: { name, logo }, size = 'small' }: StoreMarkProps) {
  const { objectsUrl } = useSiteData()
  if (logo)
    return (
      <img
        src={pictureUrl(logo.src, objectsUrl)}
        width={logo.width}
        height={logo.height}
        alt=""
        decoding="async"
        className={`${SIZE[size]} shrink-0 rounded-box border border-line bg-raised object-contain`}
      />
    )
  return (
    <span
      aria-hidden="true"
      className={`${SIZE[size]} grid shrink-0 place-items-center rounded-box bg-graphite text-lead font-bold text-on-graphite`}
    >
      {initials(name)}
    </span>
  )
}
