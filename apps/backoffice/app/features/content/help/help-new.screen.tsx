import { helpEndpoints } from '@ironsouq/contract/content/help/help.endpoints'
import { LOCALES } from '@ironsouq/i18n/locales'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Select } from '@ironsouq/ui/primitives/field/select'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { WrittenIn } from '@ironsouq/ui/primitives/field/written-in'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Route } from './+types/help-new.screen.ts'
import { useTopicName } from './use-topic-name.ts'

const { create, topics } = helpEndpoints.staff

export const clientLoader = () => api(topics)

/** The name in the address that a title suggests. */
const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-$/, '')

/** An article begins with its English title; everything else is edited on its own screen. */
export default function HelpNewScreen({ loaderData: { records } }: Route.ComponentProps) {
  const t = useT()
  const topicName = useTopicName()
  const navigate = useNavigate()
  const { run, isRunning } = useCommand()
  const [title, setTitle] = useState('')
  const [typed, setTyped] = useState<string>()
  const [topicId, setTopicId] = useState(records[0]?.topicId ?? '')
  const slug = typed ?? slugOf(title)
  async function begin() {
    const record = await run(() => api(create, { body: { topicId, slug, title } }))
    if (record) await navigate(`/help/${record.articleId}`)
  }
  return (
    <ScreenPage title={t('backofficeHelp.add')}>
      <ScreenBody>
        {records.length === 0 ? (
          <EmptyState title={t('backofficeHelp.noTopic')}>
            <Link to="/help-topics/new" className={buttonLook({ tone: 'ink', size: 'portal' })}>
              {t('backofficeHelp.addTopic')}
            </Link>
          </EmptyState>
        ) : (
          <form
            className="grid max-w-140 gap-4"
            onSubmit={(event) => {
              event.preventDefault()
              void begin()
            }}
          >
            <WrittenIn value={{ lang: 'en', dir: 'ltr' }}>
              <TextField
                label={t('backofficeNews.headlineIn', { language: LOCALES.en.name })}
                value={title}
                onChange={setTitle}
                isRequired
              />
            </WrittenIn>
            <TextField
              label={t('backofficeBranch.code')}
              description={t('backofficeHelp.codeHelp')}
              value={slug}
              onChange={setTyped}
              isRequired
            />
            <Select
              label={t('backofficeHelp.topic')}
              options={records.map((topic) => ({
                id: topic.topicId,
                text: topicName(topic),
              }))}
              value={topicId}
              onChange={(id) => setTopicId(String(id))}
            />
            <div>
              <Button
                tone="ink"
                type="submit"
                isDisabled={title === '' || slug === ''}
                isPending={isRunning}
              >
                {t('backofficeNews.begin')}
              </Button>
            </div>
          </form>
        )}
      </ScreenBody>
    </ScreenPage>
  )
}
