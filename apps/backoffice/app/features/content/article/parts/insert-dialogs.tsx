import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { mediaEndpoints } from '@ironsouq/contract/platform/media/media.endpoints'
import { IMAGE_TYPES } from '@ironsouq/contract/platform/media/media.limits'
import { isolated } from '@ironsouq/i18n/isolate'
import { api } from '@ironsouq/portal/api/api.ts'
import { uploadPicture } from '@ironsouq/portal/api/upload-picture.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { FindDialog } from '@ironsouq/portal/form/find-dialog'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { FileDrop } from '@ironsouq/ui/primitives/field/file-drop'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { Dialog } from '@ironsouq/ui/primitives/overlay/dialog'
import type { Editor } from '@tiptap/core'
import { useState } from 'react'

export interface InsertProps {
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

const MOST = 8

/** Machines for sale by stock number, model or brand; without words the newest. */
async function findMachines(words: string, signal: AbortSignal) {
  const query = deviceEndpoints.list.query.parse({ size: MOST, ...(words !== '' && { q: words }) })
  const { records } = await api(deviceEndpoints.list, { query, signal })
  return records.map(({ deviceId, title, yearMade, stockNo, picture }) => ({
    id: deviceId,
    title,
    detail: `${yearMade} · ${isolated(stockNo)}`,
    picture,
    stockNo,
  }))
}

/** Inserts a machine that is for sale. */
export function MachineDialog({ editor, onClose }: InsertProps) {
  const t = useT()
  return (
    <FindDialog
      title={t('backofficeNews.machine')}
      label={t('backofficeNews.findMachine')}
      none={t('backofficeNews.noMachine')}
      find={findMachines}
      onChoose={({ id: deviceId, stockNo }) => {
        const attrs = { deviceId, stockNo }
        editor.chain().focus().insertContent({ type: 'deviceCard', attrs }).run()
        onClose()
      }}
      onClose={onClose}
    />
  )
}
