import type {
  DeskPictures,
  DeskRecord,
} from '@ironsouq/contract/machines/device-admin/device-admin.schema'
import { coverageOf } from '@ironsouq/contract/machines/device-admin/photo-list'
import { IMAGE_TYPES } from '@ironsouq/contract/platform/media/media.limits'
import { capital } from '@ironsouq/i18n/capital'
import { IconButton } from '@ironsouq/ui/primitives/action/icon-button'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { pictureUrl } from '../api/picture-url.ts'
import { useCommand } from '../api/use-command.ts'
import { toasts } from '../frame/toasts.ts'
import { useT } from '../language/use-t.ts'
import { ChoiceField } from './choice-field.tsx'
import { Section } from './section.tsx'

type Picture = DeskRecord['pictures'][number]
type Coverage = ReturnType<typeof coverageOf>

const OTHER = 'other'

/** The group of the photo list that a picture belongs to. */
const groupOf = (coverage: Coverage, { view }: Picture) =>
  coverage.find(({ views }) => view !== undefined && views.includes(view))?.code ?? OTHER

/** The view that a picture of a group shows: the first that is still missing. */
const viewIn = (coverage: Coverage, code: string) => {
  const group = coverage.find((each) => each.code === code)
  return group?.missing[0] ?? group?.views[0]
}

function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, at) => at !== from)
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)]
}

/** Names a photo in the list. One that was sent twice has one address, so its occurrences are counted. */
const nameOf = (pictures: readonly Picture[], { src }: Picture, at: number) =>
  `${src} ${pictures.slice(0, at).filter((each) => each.src === src).length}`

/** The calls that change the photos of a machine. */
export interface PhotoCalls {
  arrange: (given: DeskPictures) => Promise<unknown>
  /** Shows a photo as the machine's last one; false if it cannot be used. */
  add: (deviceId: string, file: Blob) => Promise<boolean>
}

/** The order, the views and the removal of photos; each change is saved at once. */
function useArrangement({ deviceId, pictures }: DeskRecord, { arrange }: PhotoCalls) {
  const { run } = useCommand()
  return (next: readonly Picture[]) => {
    const removed = pictures.filter((each) => !next.some(({ src }) => src === each.src))
    return run(() =>
      arrange({
        deviceId,
        pictures: next.map(({ src, view }) => ({ src, view: view ?? null })),
        removed: removed.map(({ src }) => src),
      }),
    )
  }
}

function useSending({ deviceId }: DeskRecord, { add }: PhotoCalls) {
  const t = useT()
  const { revalidate } = useRevalidator()
  const [sending, setSending] = useState(0)
  const send = async (files: readonly File[]) => {
    setSending((count) => count + files.length)
    for (const file of files) {
      const isAdded = await add(deviceId, file).catch(() => false)
      if (!isAdded) toasts.show({ text: t('portalDevice.photoRefused') })
      setSending((count) => count - 1)
      await revalidate()
    }
  }
  return { sending, send }
}

interface PhotoSectionProps {
  record: DeskRecord
  calls: PhotoCalls
}

export function PhotoSection({ record, calls }: PhotoSectionProps) {
  const t = useT()
  const arrange = useArrangement(record, calls)
  const { sending, send } = useSending(record, calls)
  const [dragged, setDragged] = useState<number>()
  const { pictures, rootCategory } = record
  const coverage = coverageOf(
    rootCategory,
    pictures.map(({ view }) => view ?? null),
  )
  const sum = (of: 'found' | 'needed') => coverage.reduce((total, group) => total + group[of], 0)
  const groups = [
    ...coverage.map(({ code }) => ({
      id: code as string,
      name: t(`portalDevice.group${capital(code)}`),
    })),
    { id: OTHER, name: t('portalDevice.groupOther') },
  ]
  const show = (at: number, code: string) => {
    const view = viewIn(coverage, code)
    const next = pictures.map((each, n) => {
      if (n !== at) return each
      const { view: _, ...plain } = each
      return view === undefined ? plain : { ...plain, view }
    })
    void arrange(next)
  }
  return (
    <Section
      heading={t('device.photos')}
      note={t('portalDevice.photosNeeded', { found: sum('found'), needed: sum('needed') })}
    >
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-4 text-small sm:grid-cols-2 xl:grid-cols-4">
        {coverage.map(({ code, found, needed }) => (
          <li key={code} className="flex justify-between gap-2 border-b border-line py-1">
            {t(`portalDevice.group${capital(code)}`)}
            <b className={found < needed ? 'text-refused' : 'text-proven'}>
              <bdi dir="ltr">{`${found}/${needed}`}</bdi>
            </b>
          </li>
        ))}
      </ul>
      <ol className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-4">
        {pictures.map((picture, at) => (
          <li
            key={nameOf(pictures, picture, at)}
            className="grid grid-cols-[minmax(0,1fr)] content-start gap-1 rounded-box border border-line bg-raised p-1.5"
          >
            <button
              type="button"
              draggable
              onDragStart={() => setDragged(at)}
              onDragOver={(event) => event.preventDefault()}
              onDrop={() => dragged !== undefined && void arrange(moved(pictures, dragged, at))}
              className="cursor-grab"
            >
              <img
                src={pictureUrl(picture.src)}
                alt={t('device.photoAlt', { title: record.stockNo, n: at + 1 })}
                width={picture.width}
                height={picture.height}
                loading="lazy"
                className="aspect-4/3 w-full rounded-tight object-cover"
              />
            </button>
            <ChoiceField
              label={t('portalDevice.photoView')}
              choices={groups}
              value={groupOf(coverage, picture)}
              onChange={(code) => show(at, code)}
            />
            <span className="flex justify-between">
              <IconButton
                tone="quiet"
                icon="previous"
                label={t('portalDevice.photoEarlier')}
                isDisabled={at === 0}
                onPress={() => void arrange(moved(pictures, at, at - 1))}
              />
              <IconButton
                tone="quiet"
                icon="next"
                label={t('portalDevice.photoLater')}
                isDisabled={at === pictures.length - 1}
                onPress={() => void arrange(moved(pictures, at, at + 1))}
              />
              <IconButton
                tone="quiet"
                icon="close"
                label={t('portalDevice.photoRemove')}
                onPress={() => void arrange(pictures.filter((_, n) => n !== at))}
              />
            </span>
          </li>
        ))}
        <li>
          <label className="grid aspect-4/3 cursor-pointer place-items-center content-center gap-2 rounded-box border border-dashed border-line-strong p-2 text-center focus-within:outline-3 focus-within:outline-focus hover:border-ink">
            <Icon name="camera" />
            <span role="status">
              {sending > 0
                ? t('portalDevice.photosSending', { count: sending })
                : t('portalDevice.addPhotos')}
            </span>
            <input
              type="file"
              multiple
              aria-label={t('portalDevice.addPhotos')}
              accept={IMAGE_TYPES.join(',')}
              className="sr-only"
              onChange={(event) => {
                void send([...(event.target.files ?? [])])
                event.target.value = ''
              }}
            />
          </label>
        </li>
      </ol>
    </Section>
  )
}
