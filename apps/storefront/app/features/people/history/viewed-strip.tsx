import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import type { DeviceCard } from '@ironsouq/contract/machines/device/device.schema'
import { Section } from '@ironsouq/ui/patterns/page/section'
import { useEffect, useState } from 'react'
import { DevicePicture } from '#features/machines/device/parts/device-picture.tsx'
import { DevicePrice } from '#features/machines/device/parts/device-price.tsx'
import { apiWith } from '#kit/api/browser-api.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'

const call = apiWith({ handlesRefusal: true, isAside: true })

/** The cards of these machines; those that are gone are left out. */
function useCards(ids: readonly string[]): readonly DeviceCard[] {
  const [cards, setCards] = useState<readonly DeviceCard[]>([])
  const list = ids.join(',')
  useEffect(() => {
    const gone = new AbortController()
    call(deviceEndpoints.cards, { query: { ids: list }, signal: gone.signal }).then(
      setCards,
      () => {},
    )
    return () => gone.abort()
  }, [list])
  return cards
}

/** Small cards in one row that scrolls. */
export function ViewedStrip({ ids }: { ids: readonly string[] }) {
  const t = useT()
  const cards = useCards(ids)
  if (cards.length === 0) return null
  return (
    <div className="print:hidden">
      <Section id="recently-viewed" heading={t('shell.recentlyViewed')}>
        <ul className="flex [scrollbar-width:none] gap-3 overflow-x-auto pt-2 pb-1">
          {cards.map((device) => (
            <li
              key={device.deviceId}
              className="relative w-40 shrink-0 overflow-hidden rounded-box border border-line bg-surface hover:border-line-strong"
            >
              <DevicePicture picture={device.picture} alt="" sizes="160px" eager={false} />
              <div className="grid gap-1 p-2">
                <LocalLink
                  href={`/device-detail/${device.deviceId}`}
                  className="block truncate font-semibold after:absolute after:inset-0"
                >
                  <bdi>{device.title}</bdi>
                </LocalLink>
                <DevicePrice price={device.price} size="card" />
              </div>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}
