import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Form } from 'react-router'
import { useT } from '#kit/text/use-t.ts'
import { FavoriteFields, type FavoriteAnswer } from './favorite-answer.tsx'
import { REMOVED_WORD } from './removed-word.ts'

interface SavedResponseProps {
  answer: FavoriteAnswer
  action: string
}

/** Without script the result is shown over the list, with an undo button. */
export function SavedResponse({ answer, action }: SavedResponseProps) {
  const t = useT()
  const { intent, faults, field, id, title } = answer
  if (faults) return <Banner tone="refused">{faults.msg || t('userCenter.failed')}</Banner>
  if (intent === 'add') return null
  return (
    <Banner
      tone="proven"
      action={
        <Form method="post" action={action}>
          <FavoriteFields intent="add" field={field} id={id} title={title} />
          <button type="submit" className={buttonLook({ size: 'dense' })}>
            {t('userCenter.undo')}
          </button>
        </Form>
      }
    >
      {t(REMOVED_WORD[field], { title })}
    </Banner>
  )
}
