import type { StoreCard } from '@ironsouq/contract/mall/store/store.schema'
import { initials } from '#features/people/seller/parts/initials.ts'
import { useFailed } from '#kit/page/failed-picture.tsx'
import { pictureUrl } from '#kit/page/picture-url.ts'
import { useSiteData } from '#kit/page/site-data.ts'
import { useT } from '#kit/text/use-t.ts'

const SIZE = { small: 'size-11', large: 'size-14 lg:size-18' }

interface StoreMarkProps {
  store: Pick<StoreCard, 'name' | 'logo'>
  size?: keyof typeof SIZE
}

/** The logo of a store, or the first letters of its name; a logo that cannot be loaded says so below them [FM-5]. */
export function StoreMark({ store: { name, logo }, size = 'small' }: StoreMarkProps) {
  const t = useT()
  const { objectsUrl } = useSiteData()
  const src = logo ? pictureUrl(logo.src, objectsUrl) : ''
  const { isFailed, check, fail } = useFailed(src)
  if (logo && !isFailed)
    return (
      <img
        ref={check}
        onError={fail}
        src={src}
        width={logo.width}
        height={logo.height}
        alt=""
        decoding="async"
        className={`${SIZE[size]} shrink-0 rounded-box border border-line bg-raised object-contain`}
      />
    )
  const mark = (
    <span
      aria-hidden="true"
      className={`${SIZE[size]} grid shrink-0 place-items-center rounded-box bg-graphite text-lead font-bold text-on-graphite`}
    >
      {initials(name)}
    </span>
  )
  if (!isFailed) return mark
  return (
    <span className="grid w-18 shrink-0 justify-items-center gap-1 text-center text-micro text-ink-muted wrap-anywhere">
      {mark}
      {t('common.imageFailed')}
    </span>
  )
}
