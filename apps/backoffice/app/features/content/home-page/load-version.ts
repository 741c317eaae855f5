import { homePageEndpoints } from '@ironsouq/contract/content/home-page/home-page.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'

const { staff } = homePageEndpoints

/** A version with what is wrong with it and the link that shows it in the shop. */
export async function loadVersion(versionId: string) {
  const query = { versionId }
  const [record, faults, preview] = await Promise.all([
    api(staff.detail, { query }),
    api(staff.faults, { query }),
    api(staff.previewLink, { query }),
  ])
  return { record, faults, preview, now: new Date().toISOString() }
}

export type LoadedVersion = Awaited<ReturnType<typeof loadVersion>>

/** The newest versions. */
export async function loadVersions() {
  const { rows } = await api(staff.list, { query: {} })
  return rows
}
