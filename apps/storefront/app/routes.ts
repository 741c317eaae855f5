import { index, prefix, route, type RouteConfig } from '@react-router/dev/routes'

/** Every page answers with and without a language in front [AP-5]. */
const routes: RouteConfig = prefix(':locale?', [
  index('routes/home.tsx'),
  route('device-list', 'routes/device-list.tsx'),
  route('device-detail/:deviceId', 'routes/device-detail.tsx'),
  route('*', 'routes/not-found.tsx'),
])

export default routes
