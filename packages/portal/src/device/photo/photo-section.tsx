import type {
  DeskPictures,
  DeskRecord,
} from '@ironsouq/contract/machines/device-admin/device-admin.schema'
import {
  coverageOf,
  viewsOf,
  viewsWanted,
} from '@ironsouq/contract/machines/device-admin/photo-list'
import type { PictureView } from '@ironsouq/contract/machines/device/device.enums'
import { capital } from '@ironsouq/i18n/capital'
import { IconButton } from '@ironsouq/ui/primitives/action/icon-button'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { useState } from 'react'
import { pictureUrl } from '../../api/picture-url.ts'
import { useCommand } from '../../api/use-command.ts'
import { useT } from '../../language/use-t.ts'
import { ChoiceField } from '../choice-field.tsx'
import { Section } from '../section.tsx'
import { FileTile, QueuedTile, VIEW_WORDS, ViewTile } from './photo-tiles.tsx'
import { type AddPhoto, usePhotoQueue } from './use-photo-queue.ts'

type Picture = DeskRecord['pictures'][number]
const OTHER = 'other'

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
  add: AddPhoto
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

/** The photos after one shows another view: the photo that had it takes the view that becomes free. */
function withView(pictures: readonly Picture[], at: number, view: PictureView | undefined) {
  const before = pictures[at]?.view
  return pictures.map((each, n): Picture => {
    if (n !== at && (view === undefined || each.view !== view)) return each
    const { view: _, ...plain } = each
    const next = n === at ? view : before
    return next === undefined ? plain : { ...plain, view: next }
  })
}

interface PhotoSectionProps {
  record: DeskRecord
  calls: PhotoCalls
}

export function PhotoSection({ record, calls }: PhotoSectionProps) {
  const t = useT()
  const arrange = useArrangement(record, calls)
  const [dragged, setDragged] = useState<number>()
  const { deviceId, pictures, rootCategory } = record
  const { queue, send, sendAgain, remove } = usePhotoQueue(deviceId, calls.add)
  const coverage = coverageOf(
    rootCategory,
    pictures.map(({ view }) => view ?? null),
  )
  const sum = (of: 'found' | 'needed') => coverage.reduce((total, group) => total + group[of], 0)
  const wanted = viewsWanted(rootCategory, [
    ...pictures.map(({ view }) => view ?? null),
    ...queue.map(({ view }) => view),
  ])
  const choices = [
    ...viewsOf(rootCategory).map((view) => ({ id: view as string, name: t(VIEW_WORDS[view]) })),
    { id: OTHER, name: t('portalDevice.groupOther') },
  ]
  const show = (at: number, code: string) =>
    void arrange(
      withView(
        pictures,
        at,
        viewsOf(rootCategory).find((view) => view === code),
      ),
    )
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
              choices={choices}
              value={choices.find(({ id }) => id === picture.view)?.id ?? OTHER}
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
        {queue.map((photo) => (
          <li key={photo.id}>
            <QueuedTile
              photo={photo}
              onAgain={() => sendAgain(photo)}
              onRemove={() => remove(photo.id)}
            />
          </li>
        ))}
        {wanted.map((view, at) => (
          <li key={view}>
            <ViewTile
              view={view}
              onFiles={(files) => send(files, [...wanted.slice(at), ...wanted.slice(0, at)])}
            />
          </li>
        ))}
        <li>
          <FileTile label={t('portalDevice.addPhotos')} onFiles={(files) => send(files, wanted)}>
            <Icon name="camera" />
            {t('portalDevice.addPhotos')}
          </FileTile>
        </li>
      </ol>
    </Section>
  )
}
