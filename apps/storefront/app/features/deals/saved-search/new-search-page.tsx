import type { SavedQuery } from '@ironsouq/contract/deals/saved-search/saved-search.endpoints'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { Form, useNavigation } from 'react-router'
import type { FormAnswer } from '#kit/form/form-answer.ts'
import { SubmitButton } from '#kit/form/submit-button.tsx'
import { Page, PageHead } from '#kit/list/page-head.tsx'
import { useT } from '#kit/text/use-t.ts'
import { SearchFields } from './search-fields.tsx'

interface NewSearchPageProps {
  query: SavedQuery
  name: string
  isWant: boolean
  answer: FormAnswer | undefined
}

/** The form that saves a search; the note is asked for only with a want. */
export function NewSearchPage({ query, name, isWant, answer }: NewSearchPageProps) {
  const t = useT()
  const isBusy = useNavigation().state !== 'idle'
  const title = t(isWant ? 'savedSearch.saveWant' : 'savedSearch.save')
  const faults = answer?.faults
  return (
    <Page>
      <PageHead title={title} lead={t('savedSearch.paceNote')} />
      {faults && Object.keys(faults.fields).length === 0 && (
        <Banner tone="refused">{faults.msg || t('userCenter.failed')}</Banner>
      )}
      <Form method="post" className="grid gap-4 lg:max-w-120">
        <input type="hidden" name="query" value={JSON.stringify(query)} />
        <input type="hidden" name="isWant" value={String(isWant)} />
        <SearchFields name={name} pace="daily" note={isWant ? '' : undefined} faults={faults} />
        <SubmitButton isBusy={isBusy}>{title}</SubmitButton>
      </Form>
    </Page>
  )
}
