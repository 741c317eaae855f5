import { dictionaryEndpoints } from '@ironsouq/contract/content/dictionary/dictionary.endpoints'
import { newsEndpoints } from '@ironsouq/contract/content/news/news.endpoints'
import { LOCALES } from '@ironsouq/i18n/locales'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Select } from '@ironsouq/ui/primitives/field/select'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { WrittenIn } from '@ironsouq/ui/primitives/field/written-in'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Route } from './+types/news-new.screen.ts'

export const clientLoader = () => api(dictionaryEndpoints.list, { query: { dictType: 'article' } })

/** An article begins with its English title; everything else is edited on its own screen. */
export default function NewsNewScreen({ loaderData: { data: lists } }: Route.ComponentProps) {
  const t = useT()
  const navigate = useNavigate()
  const { run, isRunning } = useCommand()
  const [title, setTitle] = useState('')
  const [list, setList] = useState(lists[0]?.dictCode ?? '')
  async function create() {
    const record = await run(() => api(newsEndpoints.staff.create, { body: { list, title } }))
    if (record) await navigate(`/news/${record.newsId}`)
  }
  return (
    <ScreenPage title={t('backofficeNews.add')}>
      <ScreenBody>
        <form
          className="grid max-w-140 gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            void create()
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
          <Select
            label={t('backofficeNews.list')}
            options={lists.map(({ dictCode, dictLabel }) => ({ id: dictCode, text: dictLabel }))}
            value={list}
            onChange={(id) => setList(String(id))}
          />
          <div>
            <Button tone="ink" type="submit" isDisabled={title === ''} isPending={isRunning}>
              {t('backofficeNews.begin')}
            </Button>
          </div>
        </form>
      </ScreenBody>
    </ScreenPage>
  )
}
