import { index, layout, route, type RouteConfigEntry } from '@react-router/dev/routes'
import type { Screens } from './screen.ts'

/** The routes of a portal: open screens, and the others inside its frame. */
export function screenRoutes(screens: Screens): RouteConfigEntry[] {
  const all = Object.entries(screens)
  const routeOf = ([path, { file }]: (typeof all)[number]) =>
    path === '' ? index(file) : route(path, file)
  return [
    ...all.filter(([, { isOpen }]) => isOpen).map(routeOf),
    layout('frame/signed-in.tsx', [
      layout('frame/screen-boundary.tsx', [
        ...all.filter(([, { isOpen }]) => !isOpen).map(routeOf),
        route('*', 'frame/unknown-path.tsx'),
      ]),
    ]),
  ]
}
