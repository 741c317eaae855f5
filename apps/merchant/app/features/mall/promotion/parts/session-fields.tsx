import { fromGulf, toGulf } from '@ironsouq/portal/form/gulf-time.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'

interface Session {
  startsAt: string
  endsAt: string
}

interface SessionFieldsProps {
  form: {
    values: Session
    set: (next: Partial<Session>) => void
    faulty: (field: keyof Session) => { error?: string }
  }
}

/** When something begins and ends, in the time of the Gulf. */
export function SessionFields({ form: { values, set, faulty } }: SessionFieldsProps) {
  const t = useT()
  return (
    <>
      <TextField
        type="datetime-local"
        label={t('portalPromotion.startsAt')}
        isRequired
        value={toGulf(values.startsAt)}
        onChange={(typed) => set({ startsAt: fromGulf(typed) ?? values.startsAt })}
        {...faulty('startsAt')}
      />
      <TextField
        type="datetime-local"
        label={t('portalPromotion.endsAt')}
        isRequired
        value={toGulf(values.endsAt)}
        onChange={(typed) => set({ endsAt: fromGulf(typed) ?? values.endsAt })}
        {...faulty('endsAt')}
      />
    </>
  )
}
