import { feature } from '#kernel/registry.ts'
import { purgeCertification } from './certification.on-changed.purge.ts'
import { certificationRoutes } from './certification.routes.ts'

export const certificationFeature = feature({
  name: 'certification',
  routes: [certificationRoutes],
  consumers: [purgeCertification],
})
