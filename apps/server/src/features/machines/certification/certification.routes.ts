import { certificationEndpoints } from '@ironsouq/contract/machines/certification/certification.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { editCertification, removeCertification } from './certification.edit.service.ts'
import { certificationRecords, certifications } from './certification.queries.ts'

export const certificationRoutes: Routes = (serve) => {
  serve(certificationEndpoints.list, ({ ctx }) => certifications(ctx))
  serve(certificationEndpoints.staffList, ({ ctx }) => certificationRecords(ctx))
  serve(certificationEndpoints.save, ({ ctx, body }) => editCertification(ctx, body))
  serve(certificationEndpoints.remove, ({ ctx, body }) =>
    removeCertification(ctx, body.certificationId),
  )
}
