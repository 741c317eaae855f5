import type { Picture } from '@ironsouq/contract/machines/device/device.schema'
import { IMAGE_TYPES } from '@ironsouq/contract/platform/media/media.limits'
import { pictureUrl } from '@ironsouq/portal/api/picture-url.ts'
import { uploadPicture } from '@ironsouq/portal/api/upload-picture.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { FileDrop } from '@ironsouq/ui/primitives/field/file-drop'
import { useState } from 'react'

interface CoverFieldProps {
  cover: Picture | null
  mayUpload: boolean
  onUploaded: (uploadId: string) => void
}

/** The picture above an article: the current one, or the one that saving makes it. */
export function CoverField({ cover, mayUpload, onUploaded }: CoverFieldProps) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const [chosen, setChosen] = useState<{ name: string; isRefused: boolean }>()
  const add = ([file]: readonly File[]) =>
    file &&
    run(async () => {
      const uploadId = await uploadPicture(file, 'content')
      setChosen({ name: file.name, isRefused: uploadId === null })
      if (uploadId !== null) onUploaded(uploadId)
    })
  return (
    <div className="grid gap-2">
      {cover && !chosen && (
        <img
          src={pictureUrl(cover.src)}
          width={cover.width}
          height={cover.height}
          alt={t('backofficeNews.cover')}
          className="h-auto w-full rounded-box"
        />
      )}
      <FileDrop
        label={t('backofficeNews.cover')}
        description={t('backofficeNews.pictureHelp')}
        choose={t('backofficeNews.choosePicture')}
        accept={IMAGE_TYPES}
        isSingle
        isDisabled={isRunning || !mayUpload}
        files={[]}
        onAdd={(files) => void add(files)}
        onRemove={() => {}}
        {...(chosen?.isRefused && { error: t('backofficeNews.pictureRefused') })}
      />
      {chosen && !chosen.isRefused && (
        <p className="text-small break-words">
          {t('backofficeNews.coverNew')}: <bdi>{chosen.name}</bdi>
        </p>
      )}
    </div>
  )
}
