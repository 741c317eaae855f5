import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { mediaEndpoints } from '@ironsouq/contract/platform/media/media.endpoints'
import { IMAGE_TYPES } from '@ironsouq/contract/platform/media/media.limits'
import { api } from '@ironsouq/portal/api/api.ts'
import { uploadPicture } from '@ironsouq/portal/api/upload-picture.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { FileDrop } from '@ironsouq/ui/primitives/field/file-drop'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { Dialog } from '@ironsouq/ui/primitives/overlay/dialog'
import type { Editor } from '@tiptap/core'
import { useState } from 'react'

interface InsertProps {
  editor: Editor
  onClose: () => void
}

/** Uploads a picture and inserts it with its description. */
export function PictureDialog({ editor, onClose }: InsertProps) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const [file, setFile] = useState<File>()
  const [alt, setAlt] = useState('')
  const [isRefused, setRefused] = useState(false)
  const insert = () =>
    run(async () => {
      const uploadId = file && (await uploadPicture(file, 'content'))
      if (!uploadId) return setRefused(true)
      const picture = await api(mediaEndpoints.staff.useInText, { body: { uploadId } })
      const { src, width, height, thumbhash = '' } = picture
      const attrs = { src, width, height, thumbhash, alt: alt.trim() }
      editor.chain().focus().insertContent({ type: 'picture', attrs }).run()
      return onClose()
    })
  return (
    <Dialog
      title={t('backofficeNews.picture')}
      close={t('common.close')}
      isOpen
      onOpenChange={onClose}
    >
      <FileDrop
        label={t('backofficeNews.picture')}
        description={t('backofficeNews.pictureHelp')}
        choose={t('backofficeNews.choosePicture')}
        accept={IMAGE_TYPES}
        isSingle
        isDisabled={isRunning}
        files={[]}
        onAdd={([chosen]) => {
          setFile(chosen)
          setRefused(false)
        }}
        onRemove={() => {}}
        {...(isRefused && { error: t('backofficeNews.pictureRefused') })}
      />
      {file && <bdi className="text-small break-words">{file.name}</bdi>}
      <TextField
        label={t('backofficeNews.pictureAlt')}
        description={t('backofficeNews.pictureAltHelp')}
        value={alt}
        onChange={setAlt}
        maxLength={300}
        isRequired
      />
      <Button
        tone="ink"
        isDisabled={!file || alt.trim() === ''}
        isPending={isRunning}
        onPress={() => void insert()}
      >
        {t('backofficeNews.insert')}
      </Button>
    </Dialog>
  )
}

/** Inserts a machine that is for sale, by its stock number. */
export function MachineDialog({ editor, onClose }: InsertProps) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const [stockNo, setStockNo] = useState('')
  const [isUnknown, setUnknown] = useState(false)
  const insert = () =>
    run(async () => {
      const wanted = stockNo.trim().toUpperCase()
      const { records } = await api(deviceEndpoints.list, { query: { q: wanted } })
      const found = records.find((device) => device.stockNo === wanted)
      if (!found) return setUnknown(true)
      const attrs = { deviceId: found.deviceId, stockNo: found.stockNo }
      editor.chain().focus().insertContent({ type: 'deviceCard', attrs }).run()
      return onClose()
    })
  return (
    <Dialog
      title={t('backofficeNews.machine')}
      close={t('common.close')}
      isOpen
      onOpenChange={onClose}
    >
      <TextField
        label={t('backofficeNews.stockNo')}
        value={stockNo}
        onChange={(next) => {
          setStockNo(next)
          setUnknown(false)
        }}
        maxLength={30}
        error={isUnknown ? t('backofficeNews.machineUnknown') : undefined}
      />
      <Button
        tone="ink"
        isDisabled={stockNo.trim() === ''}
        isPending={isRunning}
        onPress={() => void insert()}
      >
        {t('backofficeNews.insert')}
      </Button>
    </Dialog>
  )
}
