import { dirname } from 'node:path'
import { checkOf, type Counts, type Ratchet } from './ratchet.ts'
import { filesIn } from './tree.ts'

const CODE =
  /^(?:apps\/[^/]+\/(?:src|app|entry|test|vite)|packages\/[^/]+\/src|tooling|scripts|e2e)\/.*\.tsx?$/
const TEST = /\.(?:test|http|e2e)\.tsx?$/

/** Folders of data: one file per thing in the world, read by key and not by browsing. */
const DATA = [
  /^packages\/demo\/src\//, // one drawing or one kind of facts a file
]

const MOST_SOURCES = 25
const MOST_FILES = 40

async function count(root: string) {
  const places = (await filesIn(root, CODE)).filter(
    (place) => !DATA.some((folder) => folder.test(place)),
  )
  const folders = Map.groupBy(places, (place) => dirname(place))
  const counts: Counts = {}
  for (const [folder, files] of folders) {
    const sources = files.filter((file) => !TEST.test(file)).length
    if (sources > MOST_SOURCES) counts[`${folder} (sources)`] = sources
    if (files.length > MOST_FILES) counts[`${folder} (files)`] = files.length
  }
  return { counts, seen: places.length === 0 ? '' : `${folders.size} folders of code` }
}

export const folderRatchet: Ratchet = {
  place: 'tooling/checks/folders.allowed.json',
  count,
  advice: () =>
    `split the folder by noun (at most ${MOST_SOURCES} sources, ${MOST_FILES} files with tests)`,
}

/** Folders that are small enough to take in at a glance. */
export const folders = checkOf(folderRatchet)
