import { feature } from '#kernel/registry.ts'
import { newDeviceNotice, passwordChangedNotice } from './identity.notices.ts'
import { credentialPersonalData } from './identity.personal-data.ts'
import { identityRoutes } from './identity.routes.ts'

export const identityFeature = feature({
  name: 'identity',
  routes: [identityRoutes],
  notices: [passwordChangedNotice, newDeviceNotice],
  personalData: [credentialPersonalData],
})
