import { inspectionRemarkEndpoints } from '@ironsouq/contract/machines/inspection/inspection-remark.endpoints'
import { inspectionEndpoints } from '@ironsouq/contract/machines/inspection/inspection.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { formOf } from './inspection.form.projection.ts'
import { addPhoto, finishForm, removePhoto, saveForm } from './inspection.form.service.ts'
import { remarkPoints, remarkRecords } from './inspection.remark.queries.ts'
import { editRemark, removeRemark } from './inspection.remark.service.ts'
import { returnForm, submitForm } from './inspection.review.service.ts'
import { waitingMachines } from './inspection.waiting.projection.ts'

export const inspectionRoutes: Routes = (serve) => {
  serve(inspectionEndpoints.waiting, ({ ctx, query }) => waitingMachines(ctx, query))
  serve(inspectionEndpoints.form, ({ ctx, query }) => formOf(ctx, query.deviceId))
  serve(inspectionEndpoints.save, ({ ctx, body, actor }) => saveForm(ctx, body, actor.id))
  serve(inspectionEndpoints.addPhoto, ({ ctx, body, actor }) => addPhoto(ctx, body, actor.id))
  serve(inspectionEndpoints.removePhoto, ({ ctx, body }) => removePhoto(ctx, body.photoId))
  serve(inspectionEndpoints.submit, ({ ctx, body, actor }) => submitForm(ctx, body, actor.id))
  serve(inspectionEndpoints.returnForm, ({ ctx, body, actor }) => returnForm(ctx, body, actor.id))
  serve(inspectionEndpoints.finish, ({ ctx, body, actor }) => finishForm(ctx, body, actor.id))
  serve(inspectionRemarkEndpoints.list, async ({ ctx }) => ({
    remarks: await remarkRecords(ctx),
    points: await remarkPoints(ctx),
  }))
  serve(inspectionRemarkEndpoints.save, ({ ctx, body }) => editRemark(ctx, body))
  serve(inspectionRemarkEndpoints.remove, ({ ctx, body }) => removeRemark(ctx, body.remarkId))
}
