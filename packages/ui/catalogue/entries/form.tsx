import { ErrorSummary, type Fault, useFaults } from '../../src/patterns/form/form.tsx'
import { Button } from '../../src/primitives/action/button.tsx'
import { TextArea } from '../../src/primitives/field/text-area.tsx'
import { TextField } from '../../src/primitives/field/text-field.tsx'
import type { Entry, Scene } from '../entry.ts'

function Inquiry({ say, label, given }: Scene & { label: string; given?: readonly Fault[] }) {
  const words: Record<string, string> = {
    subject: say('Subject is required', 'الموضوع مطلوب'),
    email: say('Please enter a valid email address', 'يرجى إدخال بريد إلكتروني صحيح'),
  }
  const { form, faults, errorOf } = useFaults({
    messageOf: (name) => words[name] ?? name,
    ...(given && { given }),
  })
  return (
    <form {...form} aria-label={label} action="#sent" className="grid gap-4">
      <ErrorSummary
        title={say(`To mend: ${faults.length}`, `للتصحيح: ${faults.length}`)}
        faults={faults}
      />
      <TextField
        name="subject"
        isRequired
        label={say('Subject', 'الموضوع')}
        error={errorOf('subject')}
      />
      <TextField
        name="email"
        type="email"
        isRequired
        label={say('Email', 'البريد الإلكتروني')}
        error={errorOf('email')}
      />
      <TextArea name="text" label={say('What do you need to know?', 'ماذا تريد أن تعرف؟')} />
      <Button type="submit" tone="ink">
        {say('Send', 'إرسال')}
      </Button>
    </form>
  )
}

export const entry: Entry = {
  name: 'form',
  group: 'patterns',
  states: [
    {
      name: 'untouched',
      node: (scene) => <Inquiry {...scene} label={scene.say('Inquiry', 'استفسار')} />,
    },
    {
      name: 'refused by the server',
      node: (scene) => (
        <Inquiry
          {...scene}
          label={scene.say('Refused inquiry', 'استفسار مرفوض')}
          given={REFUSED[scene.dir]}
        />
      ),
    },
  ],
}

const REFUSED = {
  ltr: [{ name: 'email', message: 'This address is not reachable' }],
  rtl: [{ name: 'email', message: 'لا يمكن الوصول إلى هذا العنوان' }],
}
