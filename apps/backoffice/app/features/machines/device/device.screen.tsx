import { deviceAdminEndpoints } from '@ironsouq/contract/machines/device-admin/device-admin.endpoints'
import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import type { DeviceAction } from '@ironsouq/contract/machines/device/device.lifecycle'
import { api } from '@ironsouq/portal/api/api.ts'
import { useDeviceFields } from '@ironsouq/portal/device/device-fields.ts'
import { useDeviceForm } from '@ironsouq/portal/device/device-form.ts'
import { IdentitySection } from '@ironsouq/portal/device/identity-section'
import type { FindModels } from '@ironsouq/portal/device/model-field'
import { NoteSection } from '@ironsouq/portal/device/note-section'
import { type PhotoCalls, PhotoSection } from '@ironsouq/portal/device/photo/photo-section'
import { PreviewMenu } from '@ironsouq/portal/device/preview-menu'
import { PriceSection } from '@ironsouq/portal/device/price-section'
import { QualityPanel } from '@ironsouq/portal/device/quality-panel'
import { Point, ReviewPanel } from '@ironsouq/portal/device/review-panel'
import { SpecSection } from '@ironsouq/portal/device/spec-section'
import { StatePanel } from '@ironsouq/portal/device/state-panel'
import { type ReadSpecFields, useSpecFields } from '@ironsouq/portal/device/use-spec-fields.ts'
import { ConflictDialog } from '@ironsouq/portal/form/conflict-dialog'
import { FormBar } from '@ironsouq/portal/form/form-bar'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import type { Route } from './+types/device.screen.ts'
import { InspectionPanel, IssuePanel } from './device-panels.tsx'
import { addPhoto } from './photo-upload.ts'

const {
  record: read,
  choices,
  specFields,
  models,
  edit,
  pictures,
  previewLink,
} = deviceAdminEndpoints

const findModels: FindModels = (query, signal) => api(models, { query, signal })
const readFields: ReadSpecFields = (categoryId) => api(specFields, { query: { categoryId } })

const photoCalls: PhotoCalls = {
  arrange: (body) => api(pictures, { body }),
  add: addPhoto,
}

export async function clientLoader({ params: { deviceId } }: Route.ClientLoaderArgs) {
  const [record, offered] = await Promise.all([
    api(read, { query: { deviceId } }),
    api(choices, {}),
  ])
  const { categoryId } = record
  return { record, offered, saved: { categoryId, fields: await readFields(categoryId) } }
}

export default function DeviceScreen({ loaderData, params }: Route.ComponentProps) {
  return <DeviceEditor key={params.deviceId} {...loaderData} />
}

function DeviceEditor({ record, offered, saved }: Route.ComponentProps['loaderData']) {
  const { deviceId, version, modelSpecs, actions } = record
  const mayMove = useMay('device.move')
  const form = useDeviceForm(record, (body) => api(edit, { body }))
  const fields = useSpecFields(form, saved, readFields)
  const compared = useDeviceFields(offered, fields)
  const move = (action: DeviceAction, reason: string) =>
    api(deviceEndpoints.move, {
      body: { deviceId, action, version, ...(action === 'reject' && { reason }) },
    })
  return (
    <ScreenPage
      title={`${record.stockNo} · ${record.model}`}
      actions={
        <PreviewMenu linkIn={(language) => api(previewLink, { query: { deviceId, language } })} />
      }
    >
      <ScreenBody>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_320px]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <IdentitySection
              form={form}
              choices={offered}
              findModels={findModels}
              modelSpecs={modelSpecs}
            />
            <Point code="specs">
              <SpecSection form={form} fields={fields} modelSpecs={modelSpecs} />
            </Point>
            <Point code="photos">
              <PhotoSection record={record} calls={photoCalls} />
            </Point>
            <PriceSection form={form} record={record} />
            <NoteSection form={form} record={record} />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <StatePanel record={record} isChanged={form.isChanged} {...(mayMove && { move })} />
            <IssuePanel {...record} />
            {actions.includes('submit') && (
              <ReviewPanel review={record.review} values={form.values} />
            )}
            <QualityPanel {...record} />
            <InspectionPanel {...record} />
          </div>
        </div>
        <FormBar form={form} />
        <ConflictDialog form={form} fields={compared} />
      </ScreenBody>
    </ScreenPage>
  )
}
