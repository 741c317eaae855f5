import { narrowestKeyOf } from '@ironsouq/contract/platform/media/media.widths'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { FailedPicture, useFailed } from '#kit/page/failed-picture.tsx'
import { pictureUrl } from '#kit/page/picture-url.ts'
import { useSiteData } from '#kit/page/site-data.ts'

function Photo({ picture }: { picture: string }) {
  const { objectsUrl } = useSiteData()
  const src = pictureUrl(narrowestKeyOf(picture), objectsUrl)
  const { isFailed, check, fail } = useFailed(src)
  return isFailed ? (
    <FailedPicture alt="" isSmall />
  ) : (
    <img
      ref={check}
      onError={fail}
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      className="absolute inset-0 size-full object-cover"
    />
  )
}

/** The small picture of a product beside its name, which says what is in it. */
export function GoodsPicture({ picture }: { picture: string | null }) {
  return (
    <span className="relative grid aspect-4/3 w-18 shrink-0 self-start place-items-center overflow-hidden rounded-tight bg-sunk text-ink-muted lg:w-22">
      {picture === null ? <Icon name="box" /> : <Photo picture={picture} />}
    </span>
  )
}
