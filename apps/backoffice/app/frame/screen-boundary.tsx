import { ScreenBoundary, ScreenFault } from '@ironsouq/portal/screen/screen-boundary'
import { mayOpen } from './menu.ts'

export default function Boundary() {
  return <ScreenBoundary mayOpen={mayOpen} />
}

export const ErrorBoundary = ScreenFault
