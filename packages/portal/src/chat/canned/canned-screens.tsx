import { CANNED_TITLE_MAX, CHAT_TEXT_MAX } from '@ironsouq/contract/deals/chat/chat.limits'
import type { CannedAnswer } from '@ironsouq/contract/deals/chat/chat.schema'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { Confirm } from '@ironsouq/ui/patterns/form/confirm'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Table, type TableColumn } from '@ironsouq/ui/primitives/display/table'
import { TextArea } from '@ironsouq/ui/primitives/field/text-area'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { api } from '../../api/api.ts'
import { useCommand } from '../../api/use-command.ts'
import { FormBar } from '../../form/form-bar.tsx'
import { LanguagesEditor } from '../../form/languages-editor.tsx'
import { useRecordForm } from '../../form/use-record-form.ts'
import { useMay } from '../../frame/use-may.ts'
import { useT } from '../../language/use-t.ts'
import { ScreenAction } from '../../screen/screen-action.tsx'
import { ScreenBody, ScreenPage } from '../../screen/screen-page.tsx'
import { NotHere } from '../../screen/screen-states.tsx'
import type { ConsoleDesk } from '../console-desk.ts'
import { cannedTitle } from './canned-list.tsx'

/** Both portals have the screens at the same addresses. */
export const CANNED_PATH = '/chat/canned'
const NEW = 'new'

type Row = CannedAnswer & { id: string }

function useColumns(): TableColumn<Row>[] {
  const t = useT()
  return [
    {
      id: 'title',
      text: t('portalChat.cannedName'),
      isRowHeader: true,
      cell: (answer) => (
        <Link
          to={`${CANNED_PATH}/${answer.answerId}`}
          className="text-small font-semibold underline"
        >
          <bdi>{cannedTitle(answer)}</bdi>
        </Link>
      ),
    },
    {
      id: 'text',
      text: t('portalChat.cannedBody'),
      cell: ({ texts }) => (
        <span dir="auto" className="line-clamp-2 block min-w-60 whitespace-normal">
          {texts.en.text}
        </span>
      ),
    },
    {
      id: 'languages',
      text: t('portal.languages'),
      isFigure: true,
      cell: ({ texts }) => (
        <bdi dir="ltr">{`${Object.keys(texts).length}/${LOCALE_CODES.length}`}</bdi>
      ),
    },
  ]
}

/** The canned answers of the desk. */
export function CannedAnswers({ answers }: { answers: readonly CannedAnswer[] }) {
  const t = useT()
  const mayEdit = useMay('chat.answer')
  const title = t('portalChat.canned')
  const columns = useColumns()
  return (
    <ScreenPage
      title={title}
      actions={
        mayEdit && (
          <ScreenAction
            tone="ink"
            icon="plus"
            text={t('portalChat.cannedAdd')}
            to={`${CANNED_PATH}/${NEW}`}
          />
        )
      }
    >
      <ScreenBody>
        <p className="text-ink-muted">{t('portalChat.cannedLead')}</p>
        {answers.length === 0 ? (
          <EmptyState
            title={t('portalChat.cannedEmptyTitle')}
            body={t('portalChat.cannedEmptyBody')}
          />
        ) : (
          <div className="overflow-x-auto">
            <Table
              label={title}
              columns={columns}
              rows={answers.map((answer) => ({ ...answer, id: answer.answerId }))}
            />
          </div>
        )}
      </ScreenBody>
    </ScreenPage>
  )
}

type Texts = CannedAnswer['texts']
const EMPTY: { texts: Texts } = { texts: { en: { title: '', text: '' } } }

/** Without the languages in which nothing is written; English always stays. */
const written = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).filter(
      ([locale, { title, text }]) => locale === 'en' || `${title}${text}`.trim() !== '',
    ),
  ) as Texts

interface CannedEditorProps {
  calls: ConsoleDesk['calls']
  answers: readonly CannedAnswer[]
  answerId: string
}

/** One canned answer in ten languages. */
export function CannedEditor({ calls, answers, answerId }: CannedEditorProps) {
  const answer = answers.find((each) => each.answerId === answerId)
  if (!answer && answerId !== NEW) return <NotHere />
  return <CannedForm key={answerId} calls={calls} answer={answer} />
}

interface CannedFormProps {
  calls: ConsoleDesk['calls']
  answer: CannedAnswer | undefined
}

function CannedForm({ calls, answer }: CannedFormProps) {
  const t = useT()
  const navigate = useNavigate()
  const form = useRecordForm({
    record: `canned-answer/${answer?.answerId ?? NEW}`,
    version: 0,
    saved: answer ? { texts: answer.texts } : EMPTY,
    async save({ texts }) {
      const body = { answerId: answer?.answerId ?? null, texts: written(texts) }
      await api(calls.saveCanned, { body })
      if (!answer) await navigate(CANNED_PATH)
    },
  })
  const { texts } = form.values
  const put = (locale: keyof Texts, next: Partial<Texts['en']>) =>
    form.set({
      texts: { ...texts, [locale]: { title: '', text: '', ...texts[locale], ...next } },
    })
  return (
    <ScreenPage title={answer ? cannedTitle(answer) : t('portalChat.cannedAdd')}>
      <ScreenBody>
        <LanguagesEditor
          statusOf={(locale) => {
            const { title = '', text = '' } = texts[locale] ?? {}
            if (title.trim() === '' && text.trim() === '') return 'missing'
            return title.trim() === '' || text.trim() === '' ? 'draft' : 'translated'
          }}
        >
          {(locale) => (
            <>
              <TextField
                label={t('portalChat.cannedName')}
                value={texts[locale]?.title ?? ''}
                maxLength={CANNED_TITLE_MAX}
                onChange={(title) => put(locale, { title })}
                {...form.faultyAt(`texts.${locale}.title`)}
              />
              <TextArea
                label={t('portalChat.cannedBody')}
                value={texts[locale]?.text ?? ''}
                maxLength={CHAT_TEXT_MAX}
                rows={6}
                onChange={(text) => put(locale, { text })}
                {...form.faultyAt(`texts.${locale}.text`)}
              />
            </>
          )}
        </LanguagesEditor>
        <FormBar form={form}>{answer && <RemoveCanned calls={calls} answer={answer} />}</FormBar>
      </ScreenBody>
    </ScreenPage>
  )
}

function RemoveCanned({ calls, answer }: { calls: ConsoleDesk['calls']; answer: CannedAnswer }) {
  const t = useT()
  const navigate = useNavigate()
  const { run, isRunning } = useCommand()
  const [isAsking, setAsking] = useState(false)
  const remove = () =>
    run(async () => {
      await api(calls.removeCanned, { body: { answerId: answer.answerId } })
      await navigate(CANNED_PATH)
    })
  return (
    <>
      <Button tone="danger" isPending={isRunning} onPress={() => setAsking(true)}>
        {t('portalChat.cannedRemove')}
      </Button>
      <Confirm
        title={t('portalChat.cannedRemoveTitle')}
        confirm={t('portalChat.cannedRemove')}
        cancel={t('portal.cancel')}
        isDanger
        isOpen={isAsking}
        onAnswer={(reply) => {
          setAsking(false)
          if (reply === 'confirm') void remove()
        }}
      >
        {t('portalChat.cannedRemoveBody', { name: cannedTitle(answer) })}
      </Confirm>
    </>
  )
}
