import { deviceEndpoints } from '@ironsouq/contract/device/device.endpoints'
import { type DeviceCard, DeviceId } from '@ironsouq/contract/device/device.schema'
import { CATEGORIES, deviceTag } from '@ironsouq/contract/pages'
import { Breadcrumb } from '@ironsouq/ui/patterns/breadcrumb'
import { buttonLook } from '@ironsouq/ui/primitives/button-look'
import { Icon } from '@ironsouq/ui/primitives/icon'
import { data } from 'react-router'
import { CompareToggle } from '#features/compare/compare-toggle.tsx'
import { DeviceGrade } from '#features/device/device-grade.tsx'
import { DeviceGrid } from '#features/device/device-grid.tsx'
import { deviceListPath } from '#features/device/device-list-path.ts'
import { DevicePriceBox } from '#features/device/device-price-box.tsx'
import { DevicePrice } from '#features/device/device-price.tsx'
import { EmirateName } from '#features/device/emirate-name.tsx'
import { useDeviceFacts } from '#features/device/use-device-facts.tsx'
import { JudgingPage } from '#features/judging/judging-page.tsx'
import type { JudgingParts } from '#features/judging/judging-parts.ts'
import { LandedSum } from '#features/landed/landed-sum.tsx'
import { deviceSaid } from '#features/landing/device-said.ts'
import type { FailureData } from '#shell/failure.ts'
import { LocalLink } from '#shell/local-link.tsx'
import { pageMeta } from '#shell/page-meta.ts'
import type { RouteHandle } from '#shell/shell-data.ts'
import { useT } from '#shell/use-t.ts'
import { visitOf } from '#shell/visit.server.ts'
import type { Route } from './+types/device-detail.ts'

export const handle: RouteHandle = { messages: ['device', 'judging', 'landed'], public: true }

export async function loader({ context, params }: Route.LoaderArgs) {
  const { call, tag } = visitOf(context, params)
  const { data: query } = DeviceId.safeParse(params)
  const malformed: FailureData = { malformed: true }
  if (!query) throw data(malformed, { status: 404 }) // a malformed id is a missing page [AP-24]
  tag(deviceTag(query.deviceId), CATEGORIES)
  const [device, similar] = await Promise.all([
    call(deviceEndpoints.detail, { query }),
    // A machine can be judged without others beside it.
    call(deviceEndpoints.similar, { query }).catch((): DeviceCard[] => []),
  ])
  return { device, similar, today: new Date().toISOString().slice(0, DAY) }
}

/** How much of an instant is its day. */
const DAY = '2026-11-17'.length

export const meta: Route.MetaFunction = (args) => {
  const device = args.loaderData?.device
  return device ? pageMeta(args, (t, place) => deviceSaid(t, place, device)) : []
}

const PARTS: JudgingParts = {
  Grade: DeviceGrade,
  Price: DevicePrice,
  PriceBox: DevicePriceBox,
  Grid: DeviceGrid,
  EmirateName,
  CompareToggle,
  LandedSum,
  listPath: deviceListPath,
}

export default function DeviceDetailRoute({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const { device, similar, today } = loaderData
  const facts = useDeviceFacts(device)
  return (
    <div className="wrap">
      <div className="print:hidden">
        <Breadcrumb
          label={t('common.breadcrumb')}
          crumbs={[
            {
              key: 'machines',
              content: <LocalLink href="/device-list">{t('common.machines')}</LocalLink>,
            },
            ...device.categoryPath.map(({ code, name }) => ({
              key: code,
              content: <LocalLink href={deviceListPath({ category: code })}>{name}</LocalLink>,
            })),
            { key: 'device', content: <bdi>{device.title}</bdi> },
          ]}
        />
      </div>
      <JudgingPage device={device} parts={PARTS} today={today} similar={similar} {...facts} />
      <p className="pt-8 print:hidden">
        <LocalLink href="/device-list" className={buttonLook()}>
          <Icon name="previous" size="small" />
          {t('device.backToList')}
        </LocalLink>
      </p>
    </div>
  )
}
