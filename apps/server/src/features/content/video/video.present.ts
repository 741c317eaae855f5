import type { Film } from '@ironsouq/contract/content/video/video.schema'
import type { Picture } from '@ironsouq/contract/machines/device/device.schema'
import type { FilmRow } from './video.film.queries.ts'

type Posted = Pick<FilmRow, 'posterKey' | 'posterWidth' | 'posterHeight' | 'posterThumbhash'>

export const posterOf = (row: Posted): Picture | null =>
  row.posterKey === null || row.posterWidth === null || row.posterHeight === null
    ? null
    : {
        src: row.posterKey,
        width: row.posterWidth,
        height: row.posterHeight,
        ...(row.posterThumbhash !== null && { thumbhash: row.posterThumbhash }),
      }

export const presentFilm = (row: FilmRow): Film => ({
  filmId: row.id,
  fileName: row.fileName,
  size: row.declaredSize,
  state: row.state,
  fault: row.fault,
  progress: row.progress,
  seconds: row.seconds,
  poster: posterOf(row),
  stream: row.streamKey,
})
