import { Outlet } from 'react-router'
import type { Route } from './+types/page.ts'

/**
 * Around every page. After a failed action, React Router loads only what is above the nearest error
 * boundary: with this one that is the root, whose texts and languages the error page needs.
 */
export default function Page() {
  return <Outlet />
}

/** The root shows the errors of loaders and actions; those of rendering go on to its boundary. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps): never {
  throw error
}
