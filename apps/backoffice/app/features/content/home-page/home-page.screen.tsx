import { homePageEndpoints } from '@ironsouq/contract/content/home-page/home-page.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Button } from '@ironsouq/ui/primitives/action/button'
import type { Route } from './+types/home-page.screen.ts'
import { DraftEditor } from './draft-editor.tsx'
import { loadVersion, loadVersions } from './load-version.ts'
import { VersionView } from './version-view.tsx'

export async function clientLoader() {
  const versions = await loadVersions()
  const shown =
    versions.find(({ state }) => state === 'draft') ??
    versions.find(({ state }) => state === 'published')
  return { versions, loaded: shown ? await loadVersion(shown.versionId) : null }
}

/** The draft of the home page, or the published one while there is no draft. */
export default function HomePageScreen({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const { versions, loaded } = loaderData
  if (loaded?.record.state === 'draft')
    return <DraftEditor key={loaded.record.versionId} {...loaded} />
  if (loaded) return <VersionView key={loaded.record.versionId} {...loaded} versions={versions} />
  return (
    <ScreenPage title={t('backofficeHomePage.title')}>
      <ScreenBody>
        <EmptyState title={t('backofficeHomePage.title')} body={t('backofficeHomePage.empty')}>
          <Button
            tone="ink"
            isPending={isRunning}
            onPress={() => void run(() => api(homePageEndpoints.staff.begin, { body: {} }))}
          >
            {t('backofficeHomePage.begin')}
          </Button>
        </EmptyState>
      </ScreenBody>
    </ScreenPage>
  )
}
