import { homePageLifecycle } from '@ironsouq/contract/content/home-page/home-page.lifecycle'
import type { Route } from './+types/version.screen.ts'
import { DraftEditor } from './draft-editor.tsx'
import { loadVersion, loadVersions } from './load-version.ts'
import { VersionView } from './version-view.tsx'

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const [loaded, versions] = await Promise.all([loadVersion(params.versionId), loadVersions()])
  return { loaded, versions }
}

/** One version of the home page. */
export default function VersionScreen({ loaderData: { loaded, versions } }: Route.ComponentProps) {
  const { versionId, state } = loaded.record
  return state === homePageLifecycle.initial ? (
    <DraftEditor key={versionId} {...loaded} />
  ) : (
    <VersionView key={versionId} {...loaded} versions={versions} />
  )
}
