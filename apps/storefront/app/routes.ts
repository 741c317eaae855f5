import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes'

const pages = [
  index('routes/home.tsx'),
  route('device-list', 'routes/device-list.tsx'),
  route('device-detail/:deviceId', 'routes/device-detail.tsx'),
  route('device-detail/:deviceId/passport', 'routes/passport.ts'),
  route('inspection-report/:reportNo', 'routes/inspection-report.ts'),
  route('device-detail/:deviceId/viewing', 'routes/viewing.tsx'),
  route('viewing/cancel', 'routes/viewing-cancel.tsx'),
  route('compare', 'routes/compare.tsx'),
  route('machines/:category', 'routes/category-page.tsx'),
  route('brands/:brand', 'routes/brand-page.tsx'),
  route('sellers/:seller', 'routes/seller-page.tsx'),
  route('terms-page', 'routes/terms-page.tsx'),
  route('help-center', 'routes/help-center.tsx'),
  route('user-center/about-us', 'routes/user-center/about-us.tsx'),
  route('user-center/help-center', 'routes/user-center/help-center.tsx'),
  layout('routes/user-center/layout.tsx', [
    route('user-center', 'routes/user-center/overview.tsx'),
    route('user-center/inquiry-list', 'routes/user-center/inquiry-list.tsx'),
    route('user-center/collected-device', 'routes/user-center/collected-device.tsx'),
    route('user-center/browsing-history', 'routes/user-center/browsing-history.tsx'),
    route('user-center/notices', 'routes/user-center/notices.tsx'),
    route('user-center/account', 'routes/user-center/account.tsx'),
    route('user-center/security', 'routes/user-center/security.tsx'),
    route('user-center/privacy', 'routes/user-center/privacy.tsx'),
    route('chat', 'routes/user-center/chat.tsx'),
  ]),
  route('login', 'routes/identity/login.tsx'),
  route('login/social', 'routes/identity/login-social.tsx'),
  route('login/dialog', 'routes/identity/login-dialog.ts'),
  route('logout', 'routes/identity/logout.ts'),
  route('register', 'routes/identity/register.tsx'),
  route('register/account', 'routes/identity/register-account.tsx'),
  route('register/form', 'routes/identity/register-form.tsx'),
  route('register/done', 'routes/identity/register-done.tsx'),
  route('check-account', 'routes/identity/check-account.tsx'),
  route('reset-password', 'routes/identity/reset-password.tsx'),
  route('reset-password/verify-email', 'routes/identity/verify-email.tsx'),
  route('undo-change', 'routes/identity/undo-change.tsx'),
  route('subscribe', 'routes/subscribe.tsx'),
  route('subscribe/confirm', 'routes/subscribe-confirm.tsx'),
  route('subscribe/cancel', 'routes/subscribe-cancel.tsx'),
  route('choice', 'routes/choice.ts'),
  route('error', 'routes/error.tsx'),
  route('*', 'routes/not-found.tsx'),
]

/** For crawlers: they have no language prefix. */
const routes: RouteConfig = [
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap-index.ts'),
  route('sitemap/:file', 'routes/sitemap-segment.ts'),
  // Every page exists with and without a language prefix [AP-5].
  ...prefix(':locale?', [layout('routes/page.tsx', pages)]),
]

export default routes
