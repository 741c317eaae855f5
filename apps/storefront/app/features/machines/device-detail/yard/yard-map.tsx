import type { Device } from '@ironsouq/contract/machines/device/device.schema'
import { EmiratesMap, MapPin } from '@ironsouq/ui/patterns/chart/emirates-map'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { EmirateName } from '#features/machines/device/parts/emirate-name.tsx'
import { HoursTable } from '#features/machines/yard/parts/hours-table.tsx'
import { useEmirateNames } from '#features/machines/yard/parts/use-emirate-names.ts'
import { useT } from '#kit/text/use-t.ts'
/** The location of the yard. The map is not mirrored in right-to-left languages. */
export function YardMap({ device, now }: { device: Device; now: string }) {
  const t = useT()
  const { yard, emirate } = device
  const names = useEmirateNames(emirate)
  return (
    <Panel
      heading={t('device.location')}
      note={yard.freeZone && <Badge tone="line">{t('device.customsFreeZone')}</Badge>}
    >
      <p className="flex flex-wrap gap-x-1 pb-2 text-ink-2">
        <b className="font-semibold text-ink">
          <bdi>{yard.name}</bdi>
        </b>
        <span>
          <EmirateName emirate={emirate} />
        </span>
        {yard.address && (
          <span className="basis-full">
            <bdi>{yard.address}</bdi>
          </span>
        )}
      </p>
      <div className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
        <div>
          <div
            role="img"
            aria-label={t('deviceDetail.mapShows', { yard: yard.name })}
            className="overflow-hidden rounded-box"
          >
            <EmiratesMap names={names}>
              <MapPin latitude={yard.latitude} longitude={yard.longitude} kind="open" />
            </EmiratesMap>
          </div>
          <p className="pt-1 text-micro text-ink-muted">{t('deviceDetail.mapIllustrative')}</p>
        </div>
        <div className="empty:hidden">
          <HoursTable yard={yard} now={now} />
        </div>
      </div>
    </Panel>
  )
}
