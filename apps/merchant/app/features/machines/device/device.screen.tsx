import type { DeviceAction } from '@ironsouq/contract/machines/device/device.lifecycle'
import { sellerDeviceEndpoints } from '@ironsouq/contract/machines/seller-device/seller-device.endpoints'
import {
  SELLER_ACTIONS,
  type SellerDeviceEdit,
  sellerMayChange,
} from '@ironsouq/contract/machines/seller-device/seller-device.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { uploadPicture } from '@ironsouq/portal/api/upload-picture.ts'
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
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import type { Route } from './+types/device.screen.ts'
import { DuplicateButton } from './duplicate-button.tsx'

const {
  record: read,
  choices,
  specFields,
  models,
  edit,
  previewLink,
  pictures,
  addPicture,
  move,
} = sellerDeviceEndpoints

export async function clientLoader({ params: { deviceId } }: Route.ClientLoaderArgs) {
  const [record, offered] = await Promise.all([api(read, { query: { deviceId } }), api(choices)])
  const { categoryId } = record
  return { record, offered, saved: { categoryId, fields: await readFields(categoryId) } }
}

const findModels: FindModels = (query, signal) => api(models, { query, signal })
const readFields: ReadSpecFields = (categoryId) => api(specFields, { query: { categoryId } })

const photoCalls: PhotoCalls = {
  arrange: (body) => api(pictures, { body }),
  async add(deviceId, file, view) {
    const uploadId = await uploadPicture(file, 'equipment', 'merchant')
    if (uploadId === null) return false
    await api(addPicture, { body: { deviceId, uploadId, ...(view && { view }) } })
    return true
  },
}

type SellerAction = (typeof SELLER_ACTIONS)[number]
const isOwn = (action: DeviceAction): action is SellerAction =>
  SELLER_ACTIONS.some((each) => each === action)

const COLUMN = 'grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 border-0 p-0'

export default function DeviceScreen({ loaderData, params }: Route.ComponentProps) {
  return <DeviceEditor key={params.deviceId} {...loaderData} />
}

function DeviceEditor({ record, offered, saved }: Route.ComponentProps['loaderData']) {
  const t = useT()
  const { deviceId, actions, modelSpecs } = record
  const open = sellerMayChange(record.state)
  const mayEdit = useMay('device.edit')
  const mayMove = useMay('device.move')
  // The form offers a dealer nothing else; the API refuses it at its field.
  const form = useDeviceForm(record, (body) => api(edit, { body: body as SellerDeviceEdit }))
  const fields = useSpecFields(form, saved, readFields)
  const compared = useDeviceFields(offered, fields)
  const moveBy = async (action: DeviceAction) =>
    isOwn(action) ? api(move, { body: { deviceId, action } }) : undefined
  return (
    <ScreenPage
      title={`${record.stockNo} · ${record.model}`}
      actions={
        <>
          {mayEdit && <DuplicateButton deviceId={deviceId} />}
          <PreviewMenu linkIn={(language) => api(previewLink, { query: { deviceId, language } })} />
        </>
      }
      back={{ to: '/machines', text: t('merchant.machines') }}
    >
      <ScreenBody>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_320px]">
          <div className={COLUMN}>
            {open !== 'everything' && (
              <p role="note" className="rounded-box border border-line bg-raised p-4">
                {t(open === 'price' ? 'error.deviceWithdrawFirst' : 'error.deviceReservedOrSold')}
              </p>
            )}
            <fieldset disabled={!mayEdit || open !== 'everything'} className={COLUMN}>
              <IdentitySection
                form={form}
                choices={offered}
                findModels={findModels}
                modelSpecs={modelSpecs}
                isOfSeller
              />
              <Point code="specs">
                <SpecSection form={form} fields={fields} modelSpecs={modelSpecs} />
              </Point>
              <Point code="photos">
                <PhotoSection record={record} calls={photoCalls} />
              </Point>
            </fieldset>
            <fieldset
              disabled={!mayEdit || open === 'nothing'}
              className={`${COLUMN} ${open === 'price' ? 'max-lg:-order-1' : ''}`}
            >
              <PriceSection form={form} record={record} isAmountOnly={open === 'price'} />
            </fieldset>
            <fieldset disabled={!mayEdit || open !== 'everything'} className={COLUMN}>
              <NoteSection form={form} record={record} />
            </fieldset>
          </div>
          {/* On a phone it is before the form: to submit or withdraw needs no scrolling. */}
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-lg:-order-1">
            <StatePanel
              record={{ ...record, actions: actions.filter(isOwn) }}
              isChanged={form.isChanged}
              save={form.save}
              {...(mayMove && { move: moveBy })}
            />
            {actions.includes('submit') && (
              <ReviewPanel review={record.review} values={form.values} />
            )}
            <QualityPanel {...record} />
          </div>
        </div>
        {mayEdit && <FormBar form={form} />}
        <ConflictDialog form={form} fields={compared} />
      </ScreenBody>
    </ScreenPage>
  )
}
