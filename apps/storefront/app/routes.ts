import { index, prefix, route, type RouteConfig } from '@react-router/dev/routes'

/** Every page answers with and without a language in front [AP-5]. */
const pages = prefix(':locale?', [
  index('routes/home.tsx'),
  route('device-list', 'routes/device-list.tsx'),
  route('device-detail/:deviceId', 'routes/device-detail.tsx'),
  route('device-detail/:deviceId/passport', 'routes/passport.ts'),
  route('compare', 'routes/compare.tsx'),
  route('machines/:category', 'routes/category-landing.tsx'),
  route('brands/:brand', 'routes/brand-landing.tsx'),
  route('terms-page', 'routes/terms-page.tsx'),
  route('help-center', 'routes/help-center.tsx'),
  route('user-center/about-us', 'routes/about-us.tsx'),
  route('user-center/help-center', 'routes/user-help-center.tsx'),
  route('user-center/*', 'routes/user-center.tsx'),
  route('chat', 'routes/user-center.tsx', { id: 'routes/chat' }),
  route('login', 'routes/login.tsx'),
  route('subscribe', 'routes/subscribe.tsx'),
  route('subscribe/confirm', 'routes/subscribe-confirm.tsx'),
  route('subscribe/cancel', 'routes/subscribe-cancel.tsx'),
  route('choice', 'routes/choice.ts'),
  route('error', 'routes/error.tsx'),
  route('*', 'routes/not-found.tsx'),
])

/** For crawlers: they are in no language. */
const routes: RouteConfig = [
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap-index.ts'),
  route('sitemap/:file', 'routes/sitemap-segment.ts'),
  ...pages,
]

export default routes
