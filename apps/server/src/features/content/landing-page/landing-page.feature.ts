import { feature } from '#kernel/registry.ts'
import { landingPageRoutes } from './landing-page.routes.ts'

export const landingPageFeature = feature({
  name: 'landing-page',
  routes: [landingPageRoutes],
})
