import { feature } from '#kernel/registry.ts'
import { welcomeNotice } from './registration.notices.ts'
import { registrationRoutes } from './registration.routes.ts'

export const registrationFeature = feature({
  name: 'registration',
  routes: [registrationRoutes],
  notices: [welcomeNotice],
})
