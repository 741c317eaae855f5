import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes'

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
  layout('routes/user-center-frame.tsx', [
    route('user-center', 'routes/user-center.tsx'),
    route('user-center/inquiry-list', 'routes/inquiry-list.tsx'),
    route('user-center/collected-device', 'routes/collected-device.tsx'),
    route('user-center/browsing-history', 'routes/browsing-history.tsx'),
    route('user-center/notices', 'routes/notices.tsx'),
    route('user-center/account', 'routes/account.tsx'),
    route('user-center/security', 'routes/security.tsx'),
    route('user-center/privacy', 'routes/privacy.tsx'),
    route('chat', 'routes/chat.tsx'),
  ]),
  route('login', 'routes/login.tsx'),
  route('login/social', 'routes/login-social.tsx'),
  route('login/dialog', 'routes/login-dialog.ts'),
  route('logout', 'routes/logout.ts'),
  route('register', 'routes/register.tsx'),
  route('register/account', 'routes/register-account.tsx'),
  route('register/form', 'routes/register-form.tsx'),
  route('register/done', 'routes/register-done.tsx'),
  route('check-account', 'routes/check-account.tsx'),
  route('reset-password', 'routes/reset-password.tsx'),
  route('reset-password/verify-email', 'routes/verify-email.tsx'),
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
