import type { ReactNode } from 'react'
import { Navigate, Outlet, useLocation, useMatches } from 'react-router'
import { isSignedOut } from '../api/api.ts'
import { loginPath } from '../api/use-command.ts'
import { usePortal } from '../frame/portal-context.ts'
import type { PortalPermission } from '../frame/portal-permission.ts'
import { NoPermission, ScreenError } from './screen-states.tsx'

interface ScreenBoundaryProps {
  /** Whether a person may open the screen of a route, by the route's id. */
  mayOpen: (routeId: string, may: readonly PortalPermission[]) => boolean
  /** Shown instead of the screen. */
  children?: ReactNode
}

/** The current screen, if the signed-in person may open it. */
export function ScreenBoundary({ mayOpen, children }: ScreenBoundaryProps) {
  const { permissions } = usePortal()
  const matches = useMatches()
  return mayOpen(matches.at(-1)?.id ?? '', permissions) ? children || <Outlet /> : <NoPermission />
}

/** A screen that could not load its data; the frame around it stays. */
export function ScreenFault({ error }: { error: unknown }) {
  const location = useLocation()
  if (isSignedOut(error)) return <Navigate to={loginPath(location)} replace />
  return <ScreenError error={error} />
}
