import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBoundary, ScreenFault } from '@ironsouq/portal/screen/screen-boundary'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { useMatches, useRouteLoaderData } from 'react-router'
import { NoMachines } from '#features/machines/device/parts/no-machines.tsx'
import { NoStore } from '#features/mall/store/parts/no-store.tsx'
import { mayOpen, screenOf } from './menu.ts'
import type { clientLoader } from './signed-in.tsx'

/** In place of a screen of the other trade: what the seller would need, and the way to it. */
function OtherTrade({ screen }: { screen: NonNullable<ReturnType<typeof screenOf>> }) {
  const title = useT()(screen.title)
  const mayAdd = useMay('device.edit')
  if (screen.trade === 'parts') return <NoStore title={title} />
  return (
    <ScreenPage title={title}>
      <ScreenBody>
        <NoMachines mayAdd={mayAdd} />
      </ScreenBody>
    </ScreenPage>
  )
}

export default function Boundary() {
  const sells = useRouteLoaderData<typeof clientLoader>('frame/signed-in')?.sells
  const screen = screenOf(useMatches().at(-1)?.id ?? '')
  const isOther = screen?.trade !== undefined && sells?.trades.includes(screen.trade) === false
  return (
    <ScreenBoundary mayOpen={mayOpen}>{isOther && <OtherTrade screen={screen} />}</ScreenBoundary>
  )
}

export const ErrorBoundary = ScreenFault
