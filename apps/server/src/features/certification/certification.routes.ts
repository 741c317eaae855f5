import { certificationEndpoints } from '@ironsouq/contract/certification/certification.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { certifications } from './certification.queries.ts'

export const certificationRoutes: Routes = (serve) => {
  serve(certificationEndpoints.list, ({ ctx }) => certifications(ctx))
}
