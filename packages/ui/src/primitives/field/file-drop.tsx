import { type DropItem, isFileDropItem } from 'react-aria-components'
import { DropZone, Text } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { Button } from '../action/button.tsx'
import { Icon } from '../display/icon.tsx'
import { FileRow, type FileRowProps } from './file-row.tsx'

export interface FileDropProps {
  label: string
  /** The limits: types, size, number. */
  description: string
  /** The label of the button that opens the file dialog. */
  choose: string
  files: readonly Omit<FileRowProps, 'onRemove'>[]
  onAdd: (files: File[]) => void
  onRemove: (id: string) => void
  /** MIME types. */
  accept?: readonly string[]
  isSingle?: boolean
  isDisabled?: boolean
  /** The error for the whole drop. */
  error?: string
}

async function filesOf(items: readonly DropItem[]): Promise<File[]> {
  return Promise.all(items.filter(isFileDropItem).map((item) => item.getFile()))
}

/** Accepts files by drag and drop or by the file dialog, and lists them; the caller uploads them. */
export function FileDrop(props: FileDropProps) {
  const { label, description, choose, files, onAdd, onRemove, error } = props
  const { accept, isSingle = false, isDisabled = false } = props
  return (
    <div className="grid gap-2">
      <DropZone
        isDisabled={isDisabled}
        getDropOperation={(types) =>
          !accept || accept.some((type) => types.has(type)) ? 'copy' : 'cancel'
        }
        onDrop={({ items }) => void filesOf(items).then(onAdd)}
        className={`grid min-h-28 place-items-center content-center gap-2 rounded-box border-[1.5px] border-dashed p-4 text-center outline-0 data-disabled:border-line data-disabled:bg-sunk data-disabled:text-ink-muted data-drop-target:border-solid data-drop-target:border-focus data-drop-target:bg-info-wash data-focus-visible:outline-3 data-focus-visible:outline-focus ${error === undefined ? 'border-line-strong' : 'border-refused'}`}
      >
        <Icon name="image" size="large" />
        <Text slot="label" className="font-medium">
          {label}
        </Text>
        <FileTrigger
          allowsMultiple={!isSingle}
          onSelect={(chosen) => onAdd([...(chosen ?? [])])}
          {...(accept && { acceptedFileTypes: accept })}
        >
          <Button size="dense" icon="plus" isDisabled={isDisabled}>
            {choose}
          </Button>
        </FileTrigger>
        <span className="text-micro text-ink-muted">{description}</span>
      </DropZone>
      {error !== undefined && (
        <p role="alert" className="flex gap-1 text-micro text-refused">
          <Icon name="warn" size="small" />
          {error}
        </p>
      )}
      {files.length > 0 && (
        <ul className="grid divide-y divide-line border-y border-line">
          {files.map((file) => (
            <FileRow key={file.id} {...file} onRemove={() => onRemove(file.id)} />
          ))}
        </ul>
      )}
    </div>
  )
}
